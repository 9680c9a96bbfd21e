/** The part of React's server renderer that the tests use; the package has no types of its own. */
declare module 'react-server-dom-parcel/server' {
  export function renderToPipeableStream(
    node: unknown,
    options: { readonly onError: (error: unknown) => void },
  ): { pipe: (destination: NodeJS.WritableStream) => void }
}
