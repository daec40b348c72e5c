import type { Bag } from '../../../../rules/battle/state.ts'
import { prepared } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

const slots = prepared<{ saveId: number }, Bag[number]>((tx, place) =>
  tx.selectFrom('items').select(['item_id as item', 'count']).where('save_id', '=', place('saveId')).orderBy('item_id'),
)

/** By item id. */
export async function bagOf(tx: Tx, saveId: number): Promise<Bag> {
  return slots(tx, { saveId })
}

/** Sets how many of an item are held; 0 takes it out of the bag. */
export async function setItemCount(tx: Tx, saveId: number, item: number, count: number): Promise<void> {
  if (count === 0) {
    await tx.deleteFrom('items').where('save_id', '=', saveId).where('item_id', '=', item).execute()
    return
  }
  await tx
    .insertInto('items')
    .values({ save_id: saveId, item_id: item, count })
    .onConflict((conflict) => conflict.columns(['save_id', 'item_id']).doUpdateSet({ count }))
    .execute()
}

/** Writes the whole bag. */
export async function replaceBag(tx: Tx, saveId: number, bag: Bag): Promise<void> {
  await tx.deleteFrom('items').where('save_id', '=', saveId).execute()
  const held = bag.filter((slot) => slot.count > 0)
  if (held.length === 0) return
  await tx
    .insertInto('items')
    .values(held.map((slot) => ({ save_id: saveId, item_id: slot.item, count: slot.count })))
    .execute()
}
