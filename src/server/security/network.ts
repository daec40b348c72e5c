import { isIPv4, isIPv6 } from 'node:net'

/**
 * Whom a limit by address counts as one: an IPv4 address, or the /64 of an IPv6 address, of which a household has at least one to itself.
 * An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) is that IPv4 address. Whatever is no address counts as it is.
 */
export function networkOf(address: string): string {
  const plain = withoutPortAndZone(address)
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Some proxies write the port behind the address that they forward for; a zone names a network card. */
function withoutPortAndZone(address: string): string {
  const inBrackets = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1]
  const beforePort = /^([\d.]+):\d+$/.exec(address)?.[1]
  return (inBrackets ?? beforePort ?? address).replace(/%.*/s, '')
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::')
  const [left, right] = [numbersOf(head), numbersOf(tail ?? '')]
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}

function numbersOf(text: string): readonly number[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}
