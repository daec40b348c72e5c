/** What each land has become once the shadows are home, by field: a line in the journal after ending 3. Each answers one of the land's own lines. */
export const landsAfter: Readonly<Record<number, string>> = {
  1: '草は黙っている。呼ばれた者が、皆帰った。',
  2: '正午を、夕方が片づけた。',
  3: '打ちかけの鍬は、打ち終えてある。',
  4: '杭に綱はない。船が三艘、着いている。',
  5: '手紙が一通、宛名に着いた。',
  6: '足跡がふたつ、手をつないだ幅で続く。',
  7: '夜は、町へ出かけている。',
  8: '弁当の包みは、角をそろえて畳んである。',
  9: '「すぐ戻ります」を、誰かが剥がした。',
  10: '門は閉まっている。閉めた者がいるので。',
  11: '王の座っていた所だけ、埃がない。',
  12: '茶がふたつ。ひとつは、まだ温かい。',
}

/** What another hand wrote under a deed after ending 3, by the deed's id. */
export const repliesToDeeds: Readonly<Record<number, string>> = {
  1: '畳まれ方も、習っていない',
  2: '身に覚えなら、こちらにある',
  3: '見てたよ',
  4: 'うしろからは、六つ見えた',
  8: 'あの鐘を、百年聞いていた',
  10: 'ひと口、くれるのかと思った',
  13: '影では、左右が逆である',
  15: 'おかげで、帰りまでもった',
  28: 'こちらの手も、なかなか下りない',
}
