// The parts a machine is built of. Lengths are decimetres, y is up, the origin of a part is its
// bottom centre unless its comment says otherwise.
import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

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

/** The signal colour of a brand: stripes, knobs, LED lines. Set before a machine is built. */
export const accent = standard('#e2401b', 0.4)
export const accentLight = new THREE.MeshStandardMaterial({
  color: '#ffffff',
  emissive: '#ff5a2a',
  emissiveIntensity: 1.6,
  roughness: 0.5,
})
let mark = 'KUDEX'
export function setBrand({ signal, name }) {
  accent.color.set(signal)
  accentLight.emissive.set(signal)
  mark = name
}

/** The maker's name on a machine. */
export const brandMark = (height, color) => lettering(mark, height, color)

export function group(...children) {
  const g = new THREE.Group()
  g.add(...children.filter(Boolean))
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

export function ring(radius, thickness, material = paints.steel, axis = 'z') {
  const geometry = new THREE.TorusGeometry(radius, thickness, 20, 72)
  if (axis === 'x') geometry.rotateY(Math.PI / 2)
  if (axis === 'y') geometry.rotateX(Math.PI / 2)
  return solid(geometry, material)
}

export function sphere(radius, material) {
  return solid(new THREE.SphereGeometry(radius, 32, 20), material)
}

/** A wire or hose through points. */
export function wire(points, radius, material) {
  const curve = new THREE.CatmullRomCurve3(
    points.map((p) => new THREE.Vector3(...p)),
    false,
    'centripetal',
  )
  return solid(new THREE.TubeGeometry(curve, Math.max(24, points.length * 18), radius, 12), material)
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

export function display(w, h, kind = 'wire') {
  const bezel = box(w + 0.22, h + 0.22, 0.16, paints.black, 0.07)
  bezel.position.y = -(h + 0.22) / 2
  const screen = decal(w, h, (c, W, H) => paintScreen(c, W, H, kind), { emissive: 0.62 })
  screen.position.z = 0.085
  return group(bezel, screen)
}

function paintScreen(c, W, H, kind) {
  const signal = `#${accent.color.getHexString(THREE.SRGBColorSpace)}`
  c.fillStyle = '#f3f5f6'
  c.fillRect(0, 0, W, H)
  c.fillStyle = '#20262b'
  c.fillRect(0, 0, W, H * 0.13)
  c.fillStyle = signal
  c.fillRect(0, 0, W * 0.035, H * 0.13)
  c.fillStyle = '#dfe4e8'
  c.fillRect(W * 0.06, H * 0.05, W * 0.22, H * 0.03)
  c.fillRect(W * 0.78, H * 0.05, W * 0.16, H * 0.03)
  if (kind === 'curve') {
    c.strokeStyle = '#c3cbd1'
    for (let i = 0; i < 6; i++) c.strokeRect(W * 0.06, H * (0.2 + i * 0.1), W * 0.6, 0)
    for (const [colour, k] of [
      ['#9fb0bd', 0.9],
      [signal, 1],
    ]) {
      c.strokeStyle = colour
      c.lineWidth = W * 0.012
      c.beginPath()
      for (let i = 0; i <= 60; i++) {
        const t = i / 60
        const y = Math.exp(-((t - 0.52) ** 2) * 26) * k * 0.8 + t * 0.05
        c.lineTo(W * (0.06 + t * 0.6), H * (0.84 - y * 0.58))
      }
      c.stroke()
    }
  } else {
    c.fillStyle = '#20262b'
    c.fillRect(W * 0.06, H * 0.36, W * 0.58, H * 0.035)
    c.fillStyle = signal
    c.fillRect(W * 0.16, H * 0.325, W * 0.38, H * 0.105)
    c.strokeStyle = '#7c8790'
    c.lineWidth = 2
    c.beginPath()
    c.moveTo(W * 0.06, H * 0.54)
    c.lineTo(W * 0.64, H * 0.54)
    c.moveTo(W * 0.16, H * 0.48)
    c.lineTo(W * 0.16, H * 0.58)
    c.moveTo(W * 0.54, H * 0.48)
    c.lineTo(W * 0.54, H * 0.58)
    c.stroke()
    for (let i = 0; i < 3; i++) {
      c.fillStyle = '#d4dade'
      c.fillRect(W * (0.06 + i * 0.2), H * 0.66, W * 0.17, H * 0.2)
    }
  }
  for (let i = 0; i < 4; i++) {
    c.fillStyle = i === 0 ? '#2b9a5b' : '#d4dade'
    c.fillRect(W * 0.72, H * (0.2 + i * 0.175), W * 0.22, H * 0.13)
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

export function signalTower(height = 2.2) {
  const ring3 = [paints.red, paints.yellow, paints.green]
  return group(
    cylinder(0.06, height, paints.steel),
    ...ring3.map((m, i) => at(cylinder(0.16, 0.36, m), 0, height + (2 - i) * 0.37, 0)),
    at(cylinder(0.16, 0.06, paints.black), 0, height + 1.12, 0),
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
