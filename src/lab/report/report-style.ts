/** The report's style sheet. No web fonts, so that the page needs no other file. */
export const REPORT_STYLE = `
:root { color-scheme: dark; --paper: #1b1713; --leaf: #241e18; --ink: #eadfca; --faint: #a8987d; --lamp: #f0b04e; --red: #d9583f; --blue: #7fa6c9; --moss: #93a86b; --plum: #b98bb0 }
* { box-sizing: border-box }
body { margin: 0; background: radial-gradient(70rem 40rem at 30% -10%, #3a2c1a 0, transparent 70%), var(--paper); color: var(--ink);
  font: 15px/1.7 "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", "Noto Serif JP", Georgia, serif }
main { max-width: 68rem; margin: 0 auto; padding: 3rem 1.5rem 6rem }
h1 { font-size: 2.2rem; letter-spacing: .12em; color: var(--lamp); margin: 0 }
h2 { margin: 3.2rem 0 .6rem; font-size: 1.35rem; border-bottom: 1px solid #5a4a35; letter-spacing: .06em }
h2 small { color: var(--faint); font-size: .85rem; margin-left: .8em; letter-spacing: 0 }
p { max-width: 56rem } p.lead { color: var(--faint) }
.scroll { overflow-x: auto; background: var(--leaf); border: 1px solid #3b3126 }
table { border-collapse: collapse; width: 100%; font-size: .86rem; font-variant-numeric: tabular-nums }
th, td { padding: .28rem .6rem; text-align: right; border-bottom: 1px solid #33291f; white-space: nowrap }
thead th { color: var(--faint); font-weight: normal; position: sticky; top: 0; background: var(--leaf) }
th[scope=row] { text-align: left; font-weight: normal }
td.heat { color: #fff; text-align: center }
.goals td, .goals th { text-align: left; white-space: normal }
.pass { color: var(--moss) } .miss { color: var(--red); font-weight: bold } .unmeasured { color: var(--faint) }
svg { width: 100%; height: auto; background: var(--leaf); border: 1px solid #3b3126; padding: .6rem; margin: .4rem 0 1rem }
svg text { fill: var(--ink); font-size: 12.5px } svg .note { fill: var(--faint); font-size: 11.5px }
.axis, .grid { stroke: #4a3d2e; stroke-width: 1 } .bar { fill: var(--lamp) } .bar.minus { fill: var(--red) } .whisker { stroke: var(--ink); stroke-width: 1.5 }
.line { fill: none; stroke-width: 2.2 } .line-0 { stroke: var(--lamp) } .line-1 { stroke: var(--blue) } .line-2 { stroke: var(--red) } .line-3 { stroke: var(--moss) } .line-4 { stroke: var(--plum) }
.dot { stroke: none } .dot.line-0, svg .legend.line-0 { fill: var(--lamp); stroke: none } .dot.line-1, svg .legend.line-1 { fill: var(--blue); stroke: none }
.dot.line-2, svg .legend.line-2 { fill: var(--red); stroke: none } .dot.line-3, svg .legend.line-3 { fill: var(--moss); stroke: none } .dot.line-4, svg .legend.line-4 { fill: var(--plum); stroke: none }
`
