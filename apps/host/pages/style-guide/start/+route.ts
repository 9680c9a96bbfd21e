export default '/style-guide'
