export default '/media-releases/ad-hoc'
