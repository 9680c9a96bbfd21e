export default '/mykomax/inventory/@serial/label'
