export default '/style-guide/pages/error'
