export default '/media-releases'
