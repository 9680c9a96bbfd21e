export default '/style-guide/docs/@document'
