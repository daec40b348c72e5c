/** The table of fields and the question at the gate. */
export const adventureText = {
  title: '冒険に出る',
  note: '正門のむこう',
  loading: '地図を広げています',
  field: '土地',
  difficulty: '難しさ',
  state: 'ようす',
  cleared: '灯がともった',
  open: '暗がり',
  running: '冒険の途中です。終えてから、次の土地へ。',
  go: '出発する',
  stay: 'まだ支度する',
  stars: (filled: number) => `6段階の${filled}`,
  unknownStars: '測れない',
  castle: '城下町の向こうに、城が見える。',
  ladder: '刈り残しの畝が、ひとつ多い。',
} as const
