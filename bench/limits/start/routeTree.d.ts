// The plugin writes the route tree into the build.
declare module 'virtual:route-tree' {
  export const routeTree: import('@tanstack/react-router').AnyRoute
}
