export default '/stories/@slug'
