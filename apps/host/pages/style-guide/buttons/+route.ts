export default '/style-guide/buttons'
