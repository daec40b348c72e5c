declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'truetype' | 'woff' | 'woff2' | 'sfnt'
    readonly noHinting?: boolean
    /** OpenType features to keep; all others go, with the glyphs that only they reach. */
    readonly keepFeatures?: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
