import { at, light, night, still, whole, type SceneLayers } from './scene-layer.ts'

/** The four endings. */
export const endingLayers: SceneLayers = {
  // 1: the cover is off, 2: the stains fade, 3: bandaged eyes, 4: shadows at the wall, 5: nearer, 6: nobody looks.
  'ending-1': [
    {
      picture: 'ending-1-rows',
      place: at(0, 296, 1280, 84),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.3)'],
        [4, 0.9],
        [5, 1, 'scale(1.04, 1.3)'],
        [6, 1, 'scale(1.1, 1.7)'],
      ],
    },
    {
      picture: 'ending-1-small',
      place: at(806, 296, 76, 84),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.1)'],
        [5, 1],
        [6, 1, 'scale(1.25)'],
      ],
    },
    {
      picture: 'ending-1-beams',
      place: whole,
      poses: [
        [0, 0, 'scale(0.6)'],
        [1, 1],
        [3, 1, 'scale(1.15)'],
      ],
    },
    { picture: 'ending-1-front', place: at(0, 196, 1280, 344), origin: '50% 100%', poses: [...still, [4, 1, 'scale(1.06)']] },
    {
      picture: 'ending-1-stain',
      place: at(440, 488, 150, 46),
      poses: [
        [0, 0.62],
        [2, 0.2],
        [3, 0],
      ],
    },
    { picture: 'ending-1-people', place: at(170, 400, 930, 160), poses: still },
    {
      picture: 'ending-1-blind',
      place: at(170, 420, 930, 120),
      poses: [
        [0, 0],
        [3, 1],
      ],
    },
    {
      picture: 'ending-1-cover',
      place: at(570, 196, 140, 176),
      poses: [
        [0, 1],
        [1, 0, 'translate(60%, -70%) rotate(24deg)'],
      ],
    },
    night([0, 0.66], [1, 0]),
    light([0, 0], [2, 0.12], [3, 0.22], [5, 0.1], [6, 0.42]),
  ],
  // 1: lamps, 2: one comes, 3: all come, 4: on the boot, 5: thinner, 6: the newspaper, 7: more lamps, 8: fewer shadows, 9: the last, 10: it waves, 11: gone, 12: nothing to see, 13: light.
  'ending-2': [
    {
      picture: 'ending-2-night',
      place: whole,
      poses: [
        [0, 1],
        [4, 0.9],
        [5, 0.08],
        [6, 0.34],
        [7, 0],
      ],
    },
    {
      picture: 'ending-2-glow',
      place: at(0, 120, 900, 600),
      poses: [
        [0, 0],
        [1, 1],
        [5, 0.3],
        [7, 0],
      ],
    },
    {
      picture: 'ending-2-one',
      place: at(420, 370, 200, 130),
      poses: [
        [0, 0, 'translateX(40%)'],
        [2, 0.96],
        [4, 0],
      ],
    },
    {
      picture: 'ending-2-others',
      place: at(230, 280, 560, 220),
      poses: [
        [0, 0, 'translateY(8%)'],
        [3, 0.96],
        [5, 0.6],
        [7, 0.4],
        [8, 0.16],
        [9, 0],
      ],
    },
    {
      picture: 'ending-2-friends',
      place: at(0, 320, 700, 180),
      poses: [
        [0, 0, 'translateY(10%)'],
        [3, 0.96],
        [5, 0.6],
        [7, 0.4],
        [8, 0.16],
        [9, 0],
      ],
    },
    {
      picture: 'ending-2-more',
      place: at(0, 262, 1020, 260),
      poses: [
        [0, 0],
        [7, 1],
      ],
    },
    {
      picture: 'ending-2-lamps',
      place: at(60, 270, 740, 230),
      poses: [
        [0, 0],
        [1, 1],
      ],
    },
    {
      picture: 'ending-2-three',
      place: at(500, 300, 300, 160),
      poses: [
        [0, 1],
        [1, 1, 'translateX(24%)'],
        [2, 0, 'translateX(60%)'],
      ],
    },
    {
      picture: 'ending-2-boot',
      place: at(740, 0, 540, 540),
      poses: [
        [0, 1, 'translateX(102%)'],
        [4, 1],
        [7, 1, 'translateX(102%)'],
        [9, 1],
        [12, 1, 'translateX(102%)'],
      ],
    },
    {
      picture: 'ending-2-news',
      place: at(620, 290, 190, 180),
      poses: [
        [0, 0],
        [6, 1],
        [7, 0],
      ],
    },
    {
      picture: 'ending-2-sleeper',
      place: at(610, 360, 200, 170),
      poses: [
        [0, 0, 'translateX(-40%)'],
        [4, 1, 'none', 700],
        [5, 0.8],
        [6, 0.55],
        [7, 0],
        [9, 0.34],
        [11, 0],
      ],
    },
    {
      picture: 'ending-2-wave',
      place: at(600, 330, 110, 110),
      origin: '80% 100%',
      poses: [
        [0, 0, 'rotate(-30deg)'],
        [10, 0.5],
        [11, 0, 'rotate(14deg)'],
      ],
    },
    light([0, 0], [9, 0.1], [11, 0.2], [12, 0.3], [13, 0.5]),
  ],
  // 0: the oil, 1: they wave, 2: fewer and fewer, 3: three come home, 4: おミガキ waits, 5: nobody.
  'ending-2-gate': [
    {
      picture: 'ending-2-gate-hands-1',
      place: at(330, 300, 620, 130),
      origin: '50% 100%',
      poses: [
        [0, 0, 'translateY(20%)'],
        [1, 1],
        [2, 0, 'none', 600],
      ],
    },
    {
      picture: 'ending-2-gate-hands-2',
      place: at(330, 300, 620, 130),
      origin: '50% 100%',
      poses: [
        [0, 0, 'translateY(20%)'],
        [1, 1],
        [2, 0, 'none', 1800],
      ],
    },
    {
      picture: 'ending-2-gate-hands-3',
      place: at(330, 300, 620, 130),
      origin: '50% 100%',
      poses: [
        [0, 0, 'translateY(20%)'],
        [1, 1],
        [2, 0.5, 'none', 3000],
        [3, 0],
      ],
    },
    {
      picture: 'ending-2-gate-oil',
      place: at(300, 350, 420, 190),
      poses: [
        [0, 1],
        [1, 0, 'translateX(-30%)'],
      ],
    },
    {
      picture: 'ending-2-gate-three',
      place: at(520, 330, 260, 210),
      origin: '50% 0%',
      poses: [
        [0, 0, 'scale(0.7)'],
        [3, 1],
        [4, 0, 'scale(1.1)'],
      ],
    },
    {
      picture: 'ending-2-gate-watch',
      place: at(800, 200, 220, 350),
      poses: [
        [0, 1],
        [5, 0],
      ],
    },
    {
      picture: 'ending-2-gate-arms',
      place: at(800, 200, 220, 350),
      poses: [
        [0, 0],
        [1, 1],
        [3, 0],
      ],
    },
    {
      picture: 'ending-2-gate-omigaki',
      place: at(300, 350, 200, 200),
      poses: [
        [0, 0, 'translateX(-30%)'],
        [4, 1],
        [5, 0],
      ],
    },
    light([0, 0], [5, 0.3]),
  ],
  // 1: under the floor of the store.
  'ending-2-room': [
    night([0, 0], [1, 0.8]),
    {
      picture: 'ending-2-room-eyes',
      place: at(440, 480, 140, 60),
      poses: [
        [0, 0],
        [1, 1, 'none', 900],
      ],
    },
  ],
  // 1: three of four lights out, 2: evening, 3: long shadows, 4: a child, 5: おミガキ, 6: the song.
  'ending-3': [
    {
      picture: 'ending-3-windows-1',
      place: at(40, 296, 1200, 60),
      poses: [
        [0, 1],
        [1, 0, 'none', 300],
      ],
    },
    {
      picture: 'ending-3-windows-2',
      place: at(40, 296, 1200, 60),
      poses: [
        [0, 1],
        [1, 0, 'none', 1100],
      ],
    },
    {
      picture: 'ending-3-windows-3',
      place: at(40, 296, 1200, 60),
      poses: [
        [0, 1],
        [1, 0, 'none', 1900],
      ],
    },
    {
      picture: 'ending-3-day',
      place: whole,
      poses: [
        [0, 0.85],
        [1, 0.6],
        [2, 0],
      ],
    },
    {
      picture: 'ending-3-shadows',
      place: at(330, 340, 620, 200),
      origin: '50% 0%',
      poses: [
        [0, 0.4, 'scale(0.7, 0.1)'],
        [2, 0.8, 'scale(0.8, 0.26)'],
        [3, 1],
      ],
    },
    { picture: 'ending-3-three', place: at(490, 190, 300, 192), poses: still },
    {
      picture: 'ending-3-child',
      place: at(930, 340, 220, 200),
      poses: [
        [0, 0, 'translateX(30%)'],
        [4, 1],
        [5, 0, 'translateX(30%)'],
        [6, 1],
      ],
    },
    {
      picture: 'ending-3-stain',
      place: at(120, 404, 200, 130),
      origin: '78% 0%',
      poses: [
        [0, 0, 'scale(0.7, 0.2)'],
        [5, 1, 'none', 900],
        [6, 0],
      ],
    },
    {
      picture: 'ending-3-omigaki',
      place: at(180, 270, 190, 180),
      poses: [
        [0, 0, 'translateX(-41%)'],
        [5, 1],
        [6, 0, 'translateX(-41%)'],
      ],
    },
    night([0, 0], [6, 0.18]),
  ],
  // 1: lunch, 2: the rows fill, 3: in front, 4: the king makes room.
  'ending-3-fields': [
    {
      picture: 'ending-3-fields-lunch',
      place: at(110, 396, 470, 76),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.2)'],
        [1, 1],
      ],
    },
    {
      picture: 'ending-3-fields-back',
      place: at(780, 310, 380, 100),
      poses: [
        [0, 0, 'translate(-30%, -6%)'],
        [2, 1],
      ],
    },
    { picture: 'ending-3-fields-seats-0', place: at(780, 340, 420, 72), poses: still },
    {
      picture: 'ending-3-fields-stag',
      place: at(980, 296, 130, 186),
      poses: [
        [0, 0, 'translateX(65%)'],
        [4, 1],
      ],
    },
    {
      picture: 'ending-3-fields-king',
      place: at(870, 234, 200, 248),
      poses: [
        [0, 0, 'translateX(-42%)'],
        [3, 1, 'translateX(16.8%)'],
        [4, 1],
      ],
    },
    {
      picture: 'ending-3-fields-middle',
      place: at(770, 340, 460, 120),
      poses: [
        [0, 0, 'translate(-30%, -4%)'],
        [2, 1, 'none', 700],
      ],
    },
    { picture: 'ending-3-fields-seats-1', place: at(760, 370, 480, 86), poses: still },
    {
      picture: 'ending-3-fields-front',
      place: at(760, 370, 520, 150),
      poses: [
        [0, 0, 'translate(-24%, 0)'],
        [3, 1],
      ],
    },
    { picture: 'ending-3-fields-seats-2', place: at(740, 400, 540, 140), poses: still },
  ],
  // 1: stars, 2: three come, 3: the small one beside him, 4: sleep.
  'ending-3-night': [
    {
      picture: 'ending-3-night-stars',
      place: at(0, 30, 1280, 260),
      poses: [
        [0, 0],
        [1, 1, 'none', 500],
      ],
    },
    {
      picture: 'ending-3-night-windows',
      place: at(1070, 216, 170, 50),
      poses: [
        [0, 1],
        [4, 0],
      ],
    },
    {
      picture: 'ending-3-night-small',
      place: at(1040, 320, 80, 116),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.6)'],
        [3, 0.85],
      ],
    },
    {
      picture: 'ending-3-night-three',
      place: at(280, 340, 470, 190),
      poses: [
        [0, 0, 'translateX(-70%)'],
        [2, 1],
        [3, 0, 'translateX(74%) scale(0.8)'],
      ],
    },
    night([0, 0], [4, 0.34]),
  ],
  // 1: on the way, 2: their shadows, 3: they wave, 4: home.
  'ending-3-way-home': [
    {
      picture: 'ending-3-way-home-shades',
      place: at(80, 190, 480, 290),
      origin: '100% 100%',
      poses: [
        [0, 0, 'translateX(30%)'],
        [1, 1, 'translateX(9%)'],
        [2, 1],
      ],
    },
    {
      picture: 'ending-3-way-home-arms',
      place: at(20, 170, 540, 230),
      origin: '50% 100%',
      poses: [
        [0, 0, 'translateY(10%)'],
        [3, 1],
      ],
    },
    {
      picture: 'ending-3-way-home-three',
      place: at(690, 320, 300, 226),
      origin: '100% 57.3%',
      poses: [
        [0, 1, 'translateX(-12%)'],
        [2, 1],
        [4, 1, 'translate(8%, -4.4%) scale(0.72)'],
      ],
    },
    night([0, 0], [4, 0.22]),
  ],
  // 1: the bow, 2: strings tighten, 3: everybody, 4: fingers, 5: threads in the light, 6: a curtain that does not close.
  'ending-4': [
    {
      picture: 'ending-4-back',
      place: at(30, 380, 1220, 64),
      poses: [
        [0, 0],
        [3, 1],
      ],
    },
    {
      picture: 'ending-4-standing',
      place: at(100, 340, 1080, 220),
      origin: '50% 84.5%',
      poses: [
        [0, 1],
        [1, 0, 'scaleY(0.7)', 1500],
      ],
    },
    {
      picture: 'ending-4-shadows',
      place: at(100, 440, 1080, 100),
      origin: '50% 40%',
      poses: [
        [0, 0, 'scaleX(0.9)'],
        [1, 0.85, 'none', 500],
      ],
    },
    {
      picture: 'ending-4-middle',
      place: at(40, 376, 1200, 100),
      poses: [
        [0, 0, 'translateY(12%)'],
        [3, 1, 'none', 500],
      ],
    },
    {
      picture: 'ending-4-front',
      place: at(100, 390, 1080, 170),
      origin: '50% 80%',
      poses: [
        [0, 0, 'scaleY(1.3)'],
        [1, 1, 'none', 1500],
      ],
    },
    {
      picture: 'ending-4-slack',
      place: at(100, 100, 1080, 424),
      poses: [
        [0, 0],
        [1, 0.7, 'none', 2200],
        [2, 0],
      ],
    },
    {
      picture: 'ending-4-tight',
      place: at(60, 100, 1160, 424),
      poses: [
        [0, 0],
        [2, 0.7],
        [3, 0.8],
        [4, 1],
        [5, 0.12],
      ],
    },
    {
      picture: 'ending-4-hands',
      place: at(140, 0, 1000, 220),
      origin: '50% 0%',
      poses: [
        [0, 1, 'translateY(-60%)'],
        [1, 1],
      ],
    },
    {
      picture: 'ending-4-left',
      place: at(0, 0, 320, 720),
      poses: [
        [0, 1, 'translateX(-100%)'],
        [6, 1],
      ],
    },
    {
      picture: 'ending-4-right',
      place: at(960, 0, 320, 720),
      poses: [
        [0, 1, 'translateX(100%)'],
        [6, 1],
      ],
    },
    light([0, 0], [5, 0.16], [6, 0]),
  ],
  // The company on its rods.
  'after-2': [
    { picture: 'after-2-left', place: at(150, 230, 400, 250), poses: still },
    { picture: 'after-2-right', place: at(770, 210, 370, 280), poses: still },
  ],
}
