export default '/services/*'
