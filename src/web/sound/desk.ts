/**
 * What the dry music passes before its fader: less of what small speakers cannot play and large ones boom with, more air,
 * and some width. Effects go past it, so they stand before the music.
 */
export function createDesk(context: BaseAudioContext, output: AudioNode): AudioNode {
  const filtered = (from: AudioNode, ...filters: readonly (readonly [type: BiquadFilterType, frequency: number, gain: number])[]) =>
    filters.reduce((node, [type, frequency, gain]) => node.connect(new BiquadFilterNode(context, { type, frequency, gain, Q: 0.7 })), from)

  // Makes up for what the low shelf takes.
  const input = new GainNode(context, { gain: 1.05 })
  const mixed = filtered(input, ['lowshelf', 90, -8], ['highshelf', 5200, 7])

  // Added on the left and taken away on the right: in mono it is gone, and nothing is hollow.
  const late = filtered(mixed, ['highpass', 150, 0])
    .connect(new DelayNode(context, { delayTime: 0.0087 }))
    .connect(new GainNode(context, { gain: 0.36, channelCount: 1, channelCountMode: 'explicit' }))
  const sides = new ChannelMergerNode(context, { numberOfInputs: 2 })
  late.connect(sides, 0, 0)
  late.connect(new GainNode(context, { gain: -1 })).connect(sides, 0, 1)

  mixed.connect(output)
  sides.connect(output)
  return input
}
