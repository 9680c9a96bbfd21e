export default '/style-guide/search'
