export default '/stories/contacts'
