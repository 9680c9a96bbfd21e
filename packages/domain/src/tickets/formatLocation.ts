/** Name and city of a location; the city once: “Leeds plant”, “Test laboratory, Coventry”. */
export function formatLocation({ name, city }: { readonly name: string; readonly city: string }): string {
  return name.includes(city) ? name : `${name}, ${city}`
}
