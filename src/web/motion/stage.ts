import { fieldLook } from '../looks/fields.ts'
import { Clock } from './clock.ts'
import { type CutOut, loadCutOuts } from './pieces/cut-outs.ts'
import styles from './motion.module.css'
import { type Point, Shards } from './pieces/shards.ts'
import { hasLessMotion } from '../settings/settings.ts'
import { stageScale } from '../ui/fit-to-window.ts'
import type { RoleClass } from '../../content/roles.ts'

/** Layers of the stage that gestures draw on: two kinds of darkness over the background, under the enemies, over them, and over all. */
export type LayerName = 'dark' | 'dim' | 'floor' | 'figures' | 'light'

interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** A gauge, with its box before anything moves. */
export interface Meter {
  readonly element: HTMLElement
  readonly box: Box
}

/** A member or an enemy, as gestures see it: elements of the page, found by `data-part`. Boxes in px of the stage. */
export interface Actor {
  readonly place: number
  readonly side: 'party' | 'enemies'
  readonly boss: boolean
  readonly name: string
  /** What moves: figure or card. */
  readonly body: HTMLElement
  /** Trembles while a blow is held. */
  readonly breath: HTMLElement | null
  /** Its white outline. */
  readonly white: HTMLElement | null
  /** Its slits and eyes, brighter. */
  readonly lights: HTMLElement | null
  /** The eyes of a boss. */
  readonly eyes: HTMLElement | null
  /** Its dark outline. */
  readonly dusk: HTMLElement | null
  /** Its picture as a sheet that can be folded. */
  readonly fold: HTMLElement | null
  /** Its name and gauge. */
  readonly plate: HTMLElement | null
  /** Its HP, and its AP where they are shown. */
  readonly hp: Meter | null
  readonly ap: Meter | null
  /** The folding screen before a member. */
  readonly screen: HTMLElement | null
  /** The figure, or the member's bust. */
  readonly box: Box
  /** Where blows land. */
  readonly centre: Point
  /** Of the paper it is torn from. */
  readonly colours: readonly string[]
  readonly roleClass: RoleClass | null
}

/** How many of each thing are kept ready. */
const ready = { float: 10, slash: 6, halo: 4, flash: 4, footlight: 2, seal: 4, missile: 9, pillar: 3, ring: 3 } as const
/** What gestures put on the stage for a while; each has a class of this name. */
export type Thing = keyof typeof ready | 'rays' | 'seed' | 'beam' | 'word' | 'name'

/** What gestures may touch. One for each battle screen; the page's elements are looked up when a choreography begins. */
export class GestureStage {
  readonly clock = new Clock()
  readonly shards = new Shards(this.clock)
  cutOuts: ReadonlyMap<RoleClass, CutOut> = new Map()
  /** The cut-outs that were asked for wait on their layer, or did not load. */
  prepared: Promise<void> = Promise.resolve()
  width = 1280
  height = 720
  #root: HTMLElement | null = null
  #layers: Partial<Record<LayerName, HTMLElement>> = {}
  #fieldId = 1
  readonly #actors = new Map<number, Actor>()
  readonly #pool = new Map<Thing, HTMLElement[]>()

  /** Takes hold of the screen's element. Returns how to let go. */
  attach(root: HTMLElement, fieldId: number): () => void {
    this.#root = root
    this.#fieldId = fieldId
    for (const layer of root.querySelectorAll<HTMLElement>('[data-layer]')) this.#layers[layer.dataset.layer as LayerName] = layer
    this.shards.hang(root.querySelector('[data-layer="shards"]'))
    for (const [thing, count] of Object.entries(ready)) for (let nth = 0; nth < count; nth++) this.#put(this.#made(thing as Thing))
    return () => {
      this.clock.clear()
      this.shards.clear()
      this.shards.hang(null)
      for (const things of this.#pool.values()) for (const thing of things) thing.remove()
      this.#pool.clear()
      this.#layers = {}
      this.#root = null
    }
  }

  /** Loads the cut-outs of these members and puts them on their layer, where they wait unseen. */
  prepare(members: readonly RoleClass[]): void {
    this.prepared = this.#load(members)
  }

  async #load(members: readonly RoleClass[]): Promise<void> {
    const { figures: layer } = this.#layers
    if (layer) this.cutOuts = await loadCutOuts(members, layer, stageScale())
  }

  /** Looks up who stands where. Called when a choreography begins: nobody changes place while it plays. */
  measure(): void {
    const root = this.#root
    this.#actors.clear()
    if (!root) return
    this.clock.reduced = hasLessMotion()
    this.width = root.offsetWidth
    this.height = root.offsetHeight
    for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
      const actor = this.#actorOf(element, root)
      this.#actors.set(actor.place, actor)
    }
  }

  actor(place: number): Actor | null {
    return this.#actors.get(place) ?? null
  }

  /** From where somebody is heard: −1 left to 1 right, as they stand or their card lies; 0 for nobody. */
  sideOf(place: number | undefined): number {
    const actor = place === undefined ? undefined : this.#actors.get(place)
    return actor === undefined ? 0 : (2 * actor.centre.x) / this.width - 1
  }

  /** Of an enemy as it stands on the stage, of a member the portrait on the card; null until it is there. */
  pictureOf(place: number): string | null {
    return (
      this.#root?.querySelector<HTMLImageElement>(`[data-place="${place}"] :is(img[data-part="picture"], [data-part="figure"] img)`)?.src ??
      null
    )
  }

  get enemies(): readonly Actor[] {
    return [...this.#actors.values()].filter(({ side }) => side === 'enemies')
  }

  get party(): readonly Actor[] {
    return [...this.#actors.values()].filter(({ side }) => side === 'party')
  }

  /** What shakes: background and enemies, not the cards, and not what is read. */
  get quaking(): readonly HTMLElement[] {
    return [...(this.#root?.querySelectorAll<HTMLElement>('[data-quakes]') ?? [])]
  }

  /** The cards and commands at the lower edge. */
  get hud(): HTMLElement | null {
    return this.#root?.querySelector('[data-part="hud"]') ?? null
  }

  /** Name and tools at the upper edge. */
  get bar(): HTMLElement | null {
    return this.#root?.querySelector('[data-part="bar"]') ?? null
  }

  /** Of any element of the page, in px of the stage. */
  centreOf(element: HTMLElement): Point {
    const { x, y, width, height } = this.#root ? boxOf(element, this.#root) : { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }

  layer(name: LayerName): HTMLElement | null {
    return this.#layers[name] ?? null
  }

  /** Something that is there for `life` ms: taken from what is kept ready, put away even when the rest is cut short. Invisible unless posed. */
  take(thing: Thing, at: Point, life: number, layer: LayerName = 'light'): HTMLElement {
    const taken = this.#pool.get(thing)?.pop() ?? this.#made(thing)
    Object.assign(taken.style, { left: `${at.x}px`, top: `${at.y}px` })
    const home = this.#layers[layer]
    if (home && taken.parentElement !== home) home.append(taken)
    this.clock.at(life, () => this.#put(taken), { always: true })
    return taken
  }

  #made(thing: Thing): HTMLElement {
    const made = document.createElement('div')
    made.dataset.thing = thing
    // Of a number its signs are posed.
    if (thing !== 'float') made.dataset.unseen = ''
    made.className = `${styles['thing']} ${styles[thing] ?? ''}`
    this.#layers.light?.append(made)
    return made
  }

  #put(element: HTMLElement): void {
    const thing = element.dataset.thing as Thing
    const kept = this.#pool.get(thing)
    if (kept) kept.push(element)
    else this.#pool.set(thing, [element])
  }

  #actorOf(element: HTMLElement, root: HTMLElement): Actor {
    const find = (part: string) => element.querySelector<HTMLElement>(`[data-part="${part}"]`)
    const meter = (selector: string): Meter | null => {
      const gauge = element.querySelector<HTMLElement>(selector)
      return gauge && { element: gauge, box: boxOf(gauge, root) }
    }
    // A card moves as a whole.
    const body = find('body') ?? element
    const figure = find('figure') ?? body
    const { place, side, role, boss, name = '' } = element.dataset
    const { k0, k1, rim } = fieldLook(this.#fieldId).colours
    const box = boxOf(figure, root)
    return {
      place: Number(place),
      side: side === 'party' ? 'party' : 'enemies',
      boss: boss !== undefined,
      name,
      body,
      breath: find('breath'),
      white: find('white'),
      lights: find('lights'),
      eyes: find('eyes'),
      dusk: find('dusk'),
      fold: find('fold'),
      plate: find('plate'),
      hp: meter('[data-gauge]'),
      ap: meter('[data-gauge="ap"]'),
      screen: find('screen'),
      box,
      centre: { x: box.x + box.width / 2, y: box.y + box.height * 0.52 },
      colours: side === 'party' ? ['#190b1d', '#35192f', '#ff8a3a', '#ffd766'] : [k0, k0, k1, rim],
      roleClass: (role as RoleClass | undefined) ?? null,
    }
  }
}

/** In px of `root`, whatever the page's zoom. */
function boxOf(element: HTMLElement, root: HTMLElement): Box {
  const [inner, outer] = [element.getBoundingClientRect(), root.getBoundingClientRect()]
  const scale = outer.width / root.offsetWidth
  return {
    x: (inner.left - outer.left) / scale,
    y: (inner.top - outer.top) / scale,
    width: inner.width / scale,
    height: inner.height / scale,
  }
}
