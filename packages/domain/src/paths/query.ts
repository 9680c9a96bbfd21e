/** The raw query without one parameter, otherwise unchanged (ROUTE-19). */
export function removeParameter(query: string, name: string): string {
  return query
    .split('&')
    .filter((pair) => pair !== '' && readName(pair) !== name)
    .join('&')
}

/** True if the query contains the parameter: without value, empty or with any value except false (ROUTE-20). */
export function hasParameter(query: string, name: string): boolean {
  return query.split('&').some((pair) => readName(pair) === name && !/=false$/i.test(pair))
}

/** True if a query holds all parameters of another one. */
export function includesQuery(query: string, wanted: string): boolean {
  const parameters = new URLSearchParams(query)
  return [...new URLSearchParams(wanted)].every(([name, value]) => parameters.getAll(name).includes(value))
}

/** Adds a raw query to an address, before its fragment; safe in a header. */
export function appendQuery(address: string, query: string): string {
  if (query === '') return address
  const [path = '', ...fragment] = address.split('#')
  const separator = path.includes('?') ? '&' : '?'
  return [path + separator + toHeaderSafe(query), ...fragment].join('#')
}

function readName(pair: string): string {
  const [name = ''] = pair.split('=')
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}

/** Percent-encodes characters that a Location header must not contain; keeps existing escapes. */
function toHeaderSafe(text: string): string {
  return text.toWellFormed().replace(/[^\x21-\x7e]|["#<>\\^`{|}]/gu, encodeURIComponent)
}
