export default '/style-guide/modules'
