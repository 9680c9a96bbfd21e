export default '/media-releases/@slug'
