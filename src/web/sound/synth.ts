/** One short tone of an effect. Times in seconds, frequencies in Hz. */
export interface Tone {
  readonly wave: OscillatorType | 'noise'
  readonly from: number
  /** Where the pitch glides to; left out, it stays. For noise: the low-pass filter's edge. */
  readonly to?: number
  readonly at?: number
  readonly length: number
  /** 0–1. */
  readonly loudness: number
}

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Plays tones at once. Browsers allow it only after the player's first touch; before that it stays silent. */
export function playTones(tones: readonly Tone[]): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const tone of tones) playTone(context, tone)
}

function playTone(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + (tone.at ?? 0)
  const end = start + tone.length
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(tone.loudness * 0.35, start + Math.min(0.012, tone.length / 4))
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(audio.destination)
  const source = tone.wave === 'noise' ? hiss(audio, tone, volume) : oscillator(audio, tone.wave, tone, volume)
  source.start(start)
  source.stop(end + 0.02)
}

function oscillator(audio: AudioContext, wave: OscillatorType, tone: Tone, into: AudioNode): OscillatorNode {
  const source = audio.createOscillator()
  source.type = wave
  glide(source.frequency, tone, audio.currentTime)
  source.connect(into)
  return source
}

function hiss(audio: AudioContext, tone: Tone, into: AudioNode): AudioBufferSourceNode {
  noise ??= whiteNoise(audio)
  const source = audio.createBufferSource()
  source.buffer = noise
  source.loop = true
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  glide(filter.frequency, tone, audio.currentTime)
  source.connect(filter).connect(into)
  return source
}

function glide(pitch: AudioParam, tone: Tone, now: number): void {
  const start = now + (tone.at ?? 0)
  pitch.setValueAtTime(tone.from, start)
  if (tone.to !== undefined) pitch.exponentialRampToValueAtTime(tone.to, start + tone.length)
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return buffer
}
