import { goodsCell, goodsSheet } from '../../art/goods-places.ts'
import enemy from '../../art/svg/enemies/11.svg?url'
import drum from '../../art/svg/figures/buffer-drum.svg?url'
import flame from '../../art/svg/figures/medic-flame.svg?url'
import land from '../../art/svg/map/1.svg?url'
import goods from '../../art/svg/scenes/goods.svg?url'
import member from '../../art/svg/scenes/party-standing-paladin.svg?url'
import board from '../../art/svg/scenes/plaza-board.svg?url'
import gate from '../../art/svg/scenes/plaza-gate.svg?url'
import notice from '../../art/svg/scenes/prologue-notice-paper.svg?url'

const { x, y } = goodsCell(1)
const candy = `${goods}#svgView(viewBox(${x},${y},${goodsSheet.cell},${goodsSheet.cell}))`

/** The URL of a drawing for each chapter of the manual, in their order. */
export const chapterPictures: readonly string[] = [gate, land, member, drum, flame, candy, enemy, board, notice]
