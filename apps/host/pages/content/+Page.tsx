export function Page() {
  return <h1>Kudex</h1>
}
