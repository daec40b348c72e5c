const pictures: Readonly<Record<string, string>> = import.meta.glob('../../art/svg/screens/stain-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** By the name of the stain. */
const shapes: Readonly<Record<string, string>> = {
  芥子粒の染み: 'poppy-seed',
  傘立ての染み: 'umbrella',
  曲がったしっぽの染み: 'tail',
  走ってきた染み: 'runner',
  刻を守る染み: 'hourglass',
  うちわの形の染み: 'fan',
  一筆の染み: 'brush-stroke',
  表札を見る染み: 'nameplate',
  柱のうしろの染み: 'behind-the-pillar',
  縫い目の染み: 'seam',
  豆を見る染み: 'beans',
  夜回りの染み: 'night-watch',
  頁のあいだの染み: 'open-book',
  門の外の染み: 'outside-the-gate',
  三つの染み: 'three',
}

/** The URL of a stain in the shape of its name. */
export const stainPicture = (name: string): string | undefined => pictures[`../../art/svg/screens/stain-${shapes[name]}.svg`]
