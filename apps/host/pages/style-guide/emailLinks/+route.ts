export default '/style-guide/tools/email-links'
