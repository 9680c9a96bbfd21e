export default '/style-guide/inputs'
