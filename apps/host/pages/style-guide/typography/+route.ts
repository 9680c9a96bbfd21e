export default '/style-guide/typography'
