// The parts a machine is built of. Lengths are decimetres, y is up, the origin of a part is its
// bottom centre unless its comment says otherwise.
import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { paintCrimpSection } from './crimpSection.js'

const standard = (color, roughness, metalness = 0, more = {}) =>
  new THREE.MeshStandardMaterial({ color, roughness, metalness, ...more })

export const paints = {
  shell: standard('#e4e6e7', 0.42),
  shellDark: standard('#c3c7ca', 0.46),
  graphite: standard('#3d444a', 0.5, 0.1),
  black: standard('#15181b', 0.55),
  rubber: standard('#1b1d1f', 0.9),
  steel: standard('#b9bec3', 0.28, 1),
  brushed: standard('#9da3a8', 0.42, 1),
  darkSteel: standard('#5c6268', 0.36, 1),
  brass: standard('#d3a24a', 0.28, 1),
  copper: standard('#c8764a', 0.3, 1),
  yellow: standard('#f2b90f', 0.45),
  red: standard('#c81e1e', 0.38),
  green: standard('#2b9a5b', 0.4),
  blue: standard('#2f6fbf', 0.42),
  orange: standard('#ee7a14', 0.45),
  white: standard('#f4f5f5', 0.5),
  blueprint: standard('#4b5b6b', 0.5),
  glass: standard('#cfdde3', 0.06, 0.1, { transparent: true, opacity: 0.2, depthWrite: false, side: THREE.DoubleSide }),
  smoked: standard('#30383e', 0.08, 0.2, {
    transparent: true,
    opacity: 0.42,
    depthWrite: false,
    side: THREE.DoubleSide,
  }),
  amberGlass: standard('#e08a1c', 0.1, 0, {
    transparent: true,
    opacity: 0.42,
    depthWrite: false,
    side: THREE.DoubleSide,
  }),
}

// The path tracer finds a surface by the name of its material.
for (const [name, material] of Object.entries(paints)) material.name = name

/** The signal colour of a brand: stripes, knobs, LED lines. Set before a machine is built. */
export const accent = standard('#e2401b', 0.4)
export const accentLight = new THREE.MeshStandardMaterial({
  color: '#ffffff',
  emissive: '#ff5a2a',
  emissiveIntensity: 1.6,
  roughness: 0.5,
})
accent.name = 'accent'
accentLight.name = 'light'
let mark = 'KUDEX'
export function setBrand({ signal, name }) {
  accent.color.set(signal)
  accentLight.emissive.set(signal)
  mark = name
}

/** A material that shines in a colour. */
export const glow = (color) => new THREE.MeshStandardMaterial({ color, emissive: color, roughness: 0.5, name: 'light' })

/** The maker's name on a machine. */
export const brandMark = (height, color) => lettering(mark, height, color)

export function group(...children) {
  const g = new THREE.Group()
  for (const child of children) if (child) g.add(child)
  return g
}

export function at(object, x = 0, y = 0, z = 0, { rx = 0, ry = 0, rz = 0 } = {}) {
  object.position.set(x, y, z)
  object.rotation.set((rx * Math.PI) / 180, (ry * Math.PI) / 180, (rz * Math.PI) / 180)
  return object
}

function solid(geometry, material) {
  const mesh = new THREE.Mesh(geometry, material)
  const isClear = material.transparent
  mesh.castShadow = !isClear
  mesh.receiveShadow = !isClear
  return mesh
}

export function box(w, h, d, material = paints.shell, radius = 0.06) {
  const geometry = new RoundedBoxGeometry(w, h, d, 3, Math.min(radius, w / 2.01, h / 2.01, d / 2.01))
  geometry.translate(0, h / 2, 0)
  return solid(geometry, material)
}

/** A cylinder that stands on its origin; axis 'x' or 'z' lays it down, centred. */
export function cylinder(radius, length, material = paints.steel, axis = 'y', segments = 48) {
  const geometry = new THREE.CylinderGeometry(radius, radius, length, segments)
  if (axis === 'y') geometry.translate(0, length / 2, 0)
  if (axis === 'x') geometry.rotateZ(Math.PI / 2)
  if (axis === 'z') geometry.rotateX(Math.PI / 2)
  return solid(geometry, material)
}

/** A turned part along x: cones between radii, given as [x, radius], with hard edges where they meet. */
export function turned(points, material = paints.steel, segments = 72) {
  return group(
    ...points.slice(1).map(([x, radius], i) => {
      const [from, start] = points[i]
      const length = Math.max(x - from, 0.001)
      const geometry = new THREE.CylinderGeometry(start, radius, length, segments, 1, true)
      geometry.rotateZ(Math.PI / 2)
      return at(solid(geometry, material), from + length / 2, 0, 0)
    }),
  )
}

export function ring(radius, thickness, material = paints.steel, axis = 'z') {
  const geometry = new THREE.TorusGeometry(radius, thickness, 20, 72)
  if (axis === 'x') geometry.rotateY(Math.PI / 2)
  if (axis === 'y') geometry.rotateX(Math.PI / 2)
  return solid(geometry, material)
}

export function sphere(radius, material) {
  return solid(new THREE.SphereGeometry(radius, 32, 20), material)
}

/** A wire or hose through points, its ends closed: a tube alone is open, and dark inside. */
export function wire(points, radius, material) {
  const curve = new THREE.CatmullRomCurve3(
    points.map((p) => new THREE.Vector3(...p)),
    false,
    'centripetal',
  )
  const tube = solid(new THREE.TubeGeometry(curve, Math.max(24, points.length * 18), radius, 16), material)
  const ends = [0, 1].map((end) => {
    const cap = solid(new THREE.CircleGeometry(radius, 16), material)
    const outwards = curve.getTangentAt(end).multiplyScalar(end ? 1 : -1)
    cap.position.copy(curve.getPointAt(end))
    cap.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, 1), outwards)
    return cap
  })
  return group(tube, ...ends)
}

/** Extrudes a profile given as [x, y] points along z, centred; holes are lists of points. */
export function profile(points, depth, material, { holes = [], bevel = 0.04 } = {}) {
  const shape = new THREE.Shape(points.map(([x, y]) => new THREE.Vector2(x, y)))
  for (const hole of holes) shape.holes.push(new THREE.Path(hole.map(([x, y]) => new THREE.Vector2(x, y))))
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 3,
    steps: 1,
  })
  geometry.translate(0, 0, -(depth - 2 * bevel) / 2)
  return solid(geometry, material)
}

/** A thin line of shadow between two sheet-metal panels, on a face that looks along +z. */
export const seam = (w, h) => solid(new THREE.BoxGeometry(w, h, 0.012), paints.black)

export function vents(columns, rows, { w = 0.5, gap = 0.13 } = {}) {
  const g = new THREE.Group()
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) {
      const slot = box(w, 0.055, 0.03, paints.black, 0.02)
      slot.position.set((c - (columns - 1) / 2) * (w + 0.14), r * gap, 0)
      g.add(slot)
    }
  return g
}

export function screws(w, h, radius = 0.045) {
  const g = new THREE.Group()
  for (const x of [-w / 2, w / 2])
    for (const y of [-h / 2, h / 2]) g.add(at(cylinder(radius, 0.03, paints.darkSteel, 'z', 20), x, y, 0))
  return g
}

export function foot(height = 0.3) {
  return group(cylinder(0.09, height, paints.steel), cylinder(0.22, 0.09, paints.rubber))
}

export function feet(w, d, height = 0.3) {
  return group(
    ...[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([x, z]) => at(foot(height), (x * w) / 2, 0, (z * d) / 2)),
  )
}

export function castor(height = 0.75) {
  return group(
    at(cylinder(height * 0.42, 0.24, paints.rubber, 'x'), 0, height * 0.42, 0),
    at(cylinder(height * 0.2, 0.26, paints.shellDark, 'x'), 0, height * 0.42, 0),
    at(box(0.36, height * 0.5, 0.3, paints.graphite, 0.04), 0, height * 0.5, -0.02),
  )
}

/** A panel picture drawn on a canvas: displays, labels, scales. Faces +z, centred. */
export function decal(w, h, paint, { emissive = 0, pixels = 260, roughness = 0.35, transparent = false } = {}) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(w * pixels)
  canvas.height = Math.round(h * pixels)
  const context = canvas.getContext('2d')
  paint(context, canvas.width, canvas.height)
  const texture = new THREE.CanvasTexture(canvas)
  texture.colorSpace = THREE.SRGBColorSpace
  texture.anisotropy = 8
  const material = new THREE.MeshStandardMaterial({
    map: texture,
    roughness,
    transparent,
    alphaTest: transparent ? 0.1 : 0,
    name: emissive ? 'screen' : 'print',
    ...(emissive ? { emissive: '#ffffff', emissiveMap: texture, emissiveIntensity: emissive } : {}),
  })
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(w, h), material)
  mesh.receiveShadow = true
  return mesh
}

/** One line of text, left-aligned on its origin, facing +z. */
export function lettering(text, height, color = '#2c3136', { weight = 700, spacing = 0.04 } = {}) {
  if (!text) return group()
  const measure = document.createElement('canvas').getContext('2d')
  const font = (px) => `${weight} ${px}px "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif`
  measure.font = font(100)
  measure.letterSpacing = `${spacing * 100}px`
  const width = (measure.measureText(text).width / 100) * height * 1.34
  const plate = decal(
    width,
    height * 1.34,
    (c, w, h) => {
      c.font = font(h / 1.34)
      c.letterSpacing = `${(spacing * h) / 1.34}px`
      c.fillStyle = color
      c.textBaseline = 'middle'
      c.fillText(text, 0, h * 0.54)
    },
    { pixels: 420, transparent: true, roughness: 0.5 },
  )
  plate.geometry.translate(width / 2, 0, 0)
  return plate
}

export function display(w, h, kind = 'wire', title = '') {
  const bezel = box(w + 0.22, h + 0.22, 0.16, paints.black, 0.07)
  bezel.position.y = -(h + 0.22) / 2
  const screen = decal(w, h, (c, W, H) => paintScreen(c, W, H, kind, title), {
    emissive: 0.62,
    pixels: 420 / Math.max(1, w / 2.4),
  })
  screen.position.z = 0.085
  return group(bezel, screen)
}

/** The interface of a machine: `wire` shows a cut wire with its lengths, `curve` the force of a crimp, `section` a micrograph. */
function paintScreen(c, W, H, kind, title) {
  const signal = `#${accent.color.getHexString(THREE.SRGBColorSpace)}`
  const write = (text, x, y, size, colour = '#20262b', weight = 500) => {
    c.font = `${weight} ${H * size}px "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif`
    c.fillStyle = colour
    c.fillText(text, W * x, H * y)
  }
  const fill = (colour, x, y, w, h) => {
    c.fillStyle = colour
    c.fillRect(W * x, H * y, W * w, H * h)
  }
  fill('#f3f5f6', 0, 0, 1, 1)
  fill('#20262b', 0, 0, 1, 0.14)
  fill(signal, 0, 0, 0.03, 0.14)
  write(
    title || (kind === 'curve' ? 'Crimp force' : kind === 'section' ? 'Micrograph' : 'Job 4711'),
    0.06,
    0.095,
    0.065,
    '#f4f6f7',
    600,
  )
  write('14:32', 0.86, 0.095, 0.06, '#aeb7be')
  if (kind === 'curve') paintCurve(c, W, H, signal, write)
  else if (kind === 'section') paintSection(c, W, H, signal, write)
  else paintWire(c, W, H, signal, write, fill)
  const cells =
    kind === 'wire'
      ? ['OK', '1 248', '/ 2 000', '4 120/h']
      : ['OK', kind === 'curve' ? '2.14 kN' : '1.06 mm', kind === 'curve' ? '±1.8 %' : '82 %', '0.50 mm²']
  for (const [i, text] of cells.entries()) {
    const y = 0.2 + i * 0.19
    fill(i === 0 ? '#2b9a5b' : '#dfe4e7', 0.71, y, 0.24, 0.15)
    write(text, 0.735, y + 0.1, 0.07, i === 0 ? '#ffffff' : '#20262b', 600)
  }
}

function paintCurve(c, W, H, signal, write) {
  c.strokeStyle = '#cfd6db'
  c.lineWidth = H * 0.004
  for (let i = 0; i < 6; i++) c.strokeRect(W * 0.07, H * (0.24 + i * 0.11), W * 0.58, 0)
  const bell = (t, k) => (t < 0.52 ? Math.exp(-((t - 0.52) ** 2) * 22) : Math.exp(-((t - 0.52) ** 2) * 60)) * k
  const line = (k, colour, width) => {
    c.strokeStyle = colour
    c.lineWidth = W * width
    c.beginPath()
    for (let i = 0; i <= 80; i++) c.lineTo(W * (0.07 + (i / 80) * 0.58), H * (0.79 - bell(i / 80, k) * 0.5))
    c.stroke()
  }
  line(1.08, '#b7c2ca', 0.006)
  line(0.92, '#b7c2ca', 0.006)
  line(1, signal, 0.013)
  write('0°', 0.06, 0.9, 0.055, '#6a747c')
  write('180°', 0.58, 0.9, 0.055, '#6a747c')
}

function paintSection(c, W, H, signal, write) {
  c.fillStyle = '#15181b'
  c.fillRect(W * 0.05, H * 0.2, W * 0.62, H * 0.74)
  c.save()
  c.translate(W * 0.36, H * 0.57)
  c.scale(H * 0.34, H * 0.34)
  paintCrimpSection(c)
  c.restore()
  c.strokeStyle = signal
  c.lineWidth = H * 0.008
  c.strokeRect(W * 0.15, H * 0.32, W * 0.42, 0)
  c.strokeRect(W * 0.15, H * 0.86, W * 0.42, 0)
  write('CH', 0.08, 0.61, 0.06, signal, 700)
}

function paintWire(c, W, H, signal, write, fill) {
  fill('#c8764a', 0.06, 0.345, 0.58, 0.05)
  fill(signal, 0.16, 0.31, 0.38, 0.12)
  c.strokeStyle = '#7c8790'
  c.lineWidth = H * 0.006
  c.beginPath()
  for (const x of [0.06, 0.16, 0.54, 0.64]) {
    c.moveTo(W * x, H * 0.46)
    c.lineTo(W * x, H * 0.56)
  }
  c.moveTo(W * 0.06, H * 0.52)
  c.lineTo(W * 0.64, H * 0.52)
  c.stroke()
  write('240.0', 0.29, 0.51, 0.06)
  const values = [
    ['L', '240.0'],
    ['A', '6.5'],
    ['B', '8.0'],
  ]
  for (const [i, [label, value]] of values.entries()) {
    fill('#e3e7ea', 0.06 + i * 0.2, 0.63, 0.18, 0.25)
    write(label, 0.075 + i * 0.2, 0.71, 0.055, '#6a747c')
    write(value, 0.075 + i * 0.2, 0.83, 0.085, '#20262b', 700)
  }
}

export function emergencyStop() {
  return group(
    at(box(0.62, 0.62, 0.22, paints.yellow, 0.06), 0, -0.31, 0),
    at(cylinder(0.1, 0.3, paints.darkSteel, 'z'), 0, 0, 0.2),
    at(cylinder(0.22, 0.16, paints.red, 'z'), 0, 0, 0.34),
  )
}

export function buttons(count) {
  const inks = [paints.green, paints.white, paints.blue, paints.black]
  return group(
    ...Array.from({ length: count }, (_, i) =>
      at(
        group(cylinder(0.13, 0.06, paints.steel, 'z'), at(cylinder(0.1, 0.1, inks[i % 4], 'z'), 0, 0, 0.03)),
        0,
        -i * 0.4,
        0,
      ),
    ),
  )
}

/** A column of three lamps; `lit` is the place of the one that is on, counted from above. */
export function signalTower(
  height = 2.2,
  { lamps = [paints.red, paints.yellow, paints.green], lit, radius = 0.16 } = {},
) {
  const materials = lamps.map((paint, i) => (i === lit ? glow(paint.color) : paint))
  return group(
    cylinder(radius * 0.375, height, paints.steel),
    ...materials.map((m, i) => at(cylinder(radius, radius * 2.25, m), 0, height + (2 - i) * radius * 2.3125, 0)),
    at(cylinder(radius, 0.06, paints.black), 0, height + radius * 7, 0),
  )
}

/** A reel of terminals or wire; axis along x, centred. */
export function reel(radius, width, { core = paints.shellDark, wound = paints.brass, fill = 0.78 } = {}) {
  const flange = () => {
    const shape = new THREE.Shape()
    shape.absarc(0, 0, radius, 0, Math.PI * 2)
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2
      const hole = new THREE.Path()
      hole.absellipse(
        Math.cos(a) * radius * 0.55,
        Math.sin(a) * radius * 0.55,
        radius * 0.17,
        radius * 0.17,
        0,
        Math.PI * 2,
      )
      shape.holes.push(hole)
    }
    const geometry = new THREE.ExtrudeGeometry(shape, { depth: 0.05, bevelEnabled: false, curveSegments: 48 })
    geometry.rotateY(Math.PI / 2)
    return solid(geometry, core)
  }
  return group(
    at(flange(), -width / 2),
    at(flange(), width / 2 - 0.05),
    cylinder(radius * fill, width - 0.12, wound, 'x'),
    cylinder(radius * 0.14, width + 0.3, paints.steel, 'x'),
  )
}

/** Ribs of wound wire on a drum; axis along x, centred. */
export function winding(radius, width, material, pitch = 0.16) {
  const g = new THREE.Group()
  const count = Math.floor(width / pitch)
  for (let i = 0; i < count; i++) g.add(at(ring(radius, pitch * 0.52, material, 'x'), (i - (count - 1) / 2) * pitch))
  g.add(cylinder(radius, width, material, 'x'))
  return g
}

/** A grooved wheel that leads a wire; axis along z, centred. */
export function pulley(radius, material = paints.white) {
  return group(
    at(cylinder(radius, 0.05, material, 'z'), 0, 0, 0.08),
    at(cylinder(radius, 0.05, material, 'z'), 0, 0, -0.08),
    cylinder(radius * 0.86, 0.14, paints.shellDark, 'z'),
    cylinder(radius * 0.22, 0.4, paints.steel, 'z'),
  )
}

/** A line of light along x, centred: the brand's mark on every machine. */
export const lightLine = (length, thickness = 0.07) =>
  solid(new RoundedBoxGeometry(length, thickness, 0.05, 2, 0.02), accentLight)
export const stripe = (length, thickness = 0.09) => solid(new THREE.BoxGeometry(length, thickness, 0.02), accent)

/** An aluminium profile of the bench kind, along x, centred. */
export function beam(length, size = 0.45, material = paints.brushed) {
  const g = group(at(box(length, size, size, material, 0.04), 0, -size / 2, 0))
  for (const z of [-1, 1])
    g.add(at(box(length, size * 0.16, 0.02, paints.black, 0.005), 0, -size * 0.08, (z * size) / 2))
  g.add(at(box(length, 0.02, size * 0.16, paints.black, 0.005), 0, size / 2 - 0.005, 0))
  return g
}

/** A door or hood of clear sheet in a frame, facing +z, centred on x, standing on its origin. */
export function pane(w, h, { glass = paints.glass, frame = paints.graphite, bar = 0.12, handle = true } = {}) {
  const g = group(
    at(box(w, bar, 0.14, frame, 0.03), 0, 0, 0),
    at(box(w, bar, 0.14, frame, 0.03), 0, h - bar, 0),
    at(box(bar, h, 0.14, frame, 0.03), -w / 2 + bar / 2, 0, 0),
    at(box(bar, h, 0.14, frame, 0.03), w / 2 - bar / 2, 0, 0),
    at(solid(new THREE.BoxGeometry(w - bar, h - bar, 0.03), glass), 0, h / 2, 0),
  )
  if (handle) g.add(at(box(Math.min(1.6, w * 0.4), 0.09, 0.14, paints.steel, 0.04), 0, 0.24, 0.14))
  return g
}

/** Warning of moving parts, in the shape of ISO 7010; faces +z, centred. */
export const warningSign = (size = 0.5) =>
  decal(
    size,
    size * 0.9,
    (c, w, h) => {
      const triangle = (inset, colour) => {
        c.fillStyle = colour
        c.strokeStyle = colour
        c.lineJoin = 'round'
        c.lineWidth = h * 0.1
        c.beginPath()
        c.moveTo(w / 2, h * (0.08 + inset * 1.15))
        c.lineTo(w * (0.94 - inset), h * (0.93 - inset * 0.6))
        c.lineTo(w * (0.06 + inset), h * (0.93 - inset * 0.6))
        c.closePath()
        c.fill()
        c.stroke()
      }
      triangle(0, '#15181b')
      triangle(0.1, '#f2b90f')
      c.fillStyle = '#15181b'
      c.beginPath()
      c.moveTo(w * 0.455, h * 0.4)
      c.lineTo(w * 0.545, h * 0.4)
      c.lineTo(w * 0.525, h * 0.66)
      c.lineTo(w * 0.475, h * 0.66)
      c.fill()
      c.beginPath()
      c.arc(w / 2, h * 0.75, h * 0.045, 0, Math.PI * 2)
      c.fill()
    },
    { transparent: true, pixels: 420 },
  )
