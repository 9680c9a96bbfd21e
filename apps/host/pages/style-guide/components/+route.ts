export default '/style-guide/components'
