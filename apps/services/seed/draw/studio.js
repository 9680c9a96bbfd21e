// The photo studio: one scene, one set of lamps, one camera per picture. A picture is the mean of many
// exposures, each with the light and the pixel grid moved a little, which gives soft shadows, ambient
// occlusion and smooth edges without a path tracer.
import * as THREE from 'three'

const exposures = { key: 0.5, sky: 0.5 }

export function createStudio({ width, height }) {
  const renderer = new THREE.WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true })
  renderer.setPixelRatio(1)
  renderer.setSize(width, height)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = THREE.PCFShadowMap
  renderer.toneMapping = THREE.NoToneMapping
  renderer.outputColorSpace = THREE.LinearSRGBColorSpace
  document.body.append(renderer.domElement)
  const environment = createEnvironment(renderer)
  return { renderer, environment, width, height }
}

/** Renders one machine and returns the canvas that holds the finished picture. */
export function photograph(studio, { machine, view, backdrop = null, samples = 36, seed = 7 }) {
  const { renderer, width, height } = studio
  const scene = new THREE.Scene()
  scene.environment = studio.environment
  scene.environmentIntensity = 0.72
  machine.updateMatrixWorld(true)
  scene.add(machine)
  const bounds = new THREE.Box3().setFromObject(machine)
  const size = bounds.getSize(new THREE.Vector3())
  const centre = bounds.getCenter(new THREE.Vector3())
  const radius = size.length() / 2

  const floor = createFloor(backdrop, radius)
  floor.position.set(0, bounds.min.y - 0.001, 0)
  scene.add(floor)

  const camera = placeCamera({ bounds, centre, view, aspect: width / height })
  const lamp = new THREE.DirectionalLight(0xffffff, 1)
  lamp.castShadow = true
  lamp.shadow.mapSize.set(2048, 2048)
  lamp.shadow.bias = -0.0004
  lamp.shadow.normalBias = radius * 0.0022
  const reach = radius * 1.25
  Object.assign(lamp.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.1,
    far: radius * 8,
  })
  lamp.target.position.copy(centre)
  scene.add(lamp, lamp.target)

  const exposure = new THREE.WebGLRenderTarget(width, height, {
    type: THREE.HalfFloatType,
    colorSpace: THREE.LinearSRGBColorSpace,
  })
  const sum = new THREE.WebGLRenderTarget(width, height, { type: THREE.FloatType, depthBuffer: false })
  const adder = createPass(
    `uniform sampler2D map; varying vec2 at; void main(){ vec4 c = texture2D(map, at); gl_FragColor = vec4(min(c.rgb, vec3(6.0)), c.a); }`,
    { map: { value: exposure.texture } },
  )
  adder.material.blending = THREE.CustomBlending
  Object.assign(adder.material, {
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    blendSrcAlpha: THREE.OneFactor,
    blendDstAlpha: THREE.OneFactor,
    transparent: true,
  })

  renderer.setClearColor(0x000000, 0)
  renderer.setRenderTarget(sum)
  renderer.clear()
  const random = createRandom(seed)
  const keyDirection = new THREE.Vector3(...(view.key ?? [-0.75, 1.25, 0.85])).normalize()
  for (let i = 0; i < samples; i++) {
    const isKey = i % 2 === 0
    const direction = isKey
      ? keyDirection.clone().add(spread(random, 0.16)).normalize()
      : skyDirection(i >> 1, samples >> 1, random)
    lamp.position.copy(centre).addScaledVector(direction, radius * 4)
    lamp.intensity = isKey ? 3.1 * exposures.key * 2 : 2.3 * exposures.sky * 2
    lamp.color.set(isKey ? 0xfff6ea : 0xe9f1ff)
    camera.setViewOffset(width, height, halton(i + 1, 2) - 0.5, halton(i + 1, 3) - 0.5, width, height)
    renderer.setRenderTarget(exposure)
    renderer.setClearColor(0x000000, 0)
    renderer.clear()
    renderer.render(scene, camera)
    renderer.setRenderTarget(sum)
    renderer.autoClear = false
    renderer.render(adder.scene, adder.camera)
    renderer.autoClear = true
  }
  develop(renderer, sum, samples, backdrop)
  exposure.dispose()
  sum.dispose()
  return renderer.domElement
}

// Long lens, vertical lines kept vertical as in architecture photography (the camera is shifted, not tilted). A view has
// all of the machine in it, or `target` in its middle and as much around it as is `height` high.
export function placeCamera({ bounds, centre, view, aspect }) {
  const { azimuth = 32, elevation = 14, lens = 16, zoom = 1, shiftX = 0, shiftY = 0, target, height } = view
  const camera = new THREE.PerspectiveCamera(lens, aspect, 0.1, 4000)
  const a = THREE.MathUtils.degToRad(azimuth)
  const e = THREE.MathUtils.degToRad(elevation)
  const direction = new THREE.Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
  if (target) {
    const point = new THREE.Vector3(...target)
    camera.position.copy(point).addScaledVector(direction, height / 2 / Math.tan(THREE.MathUtils.degToRad(lens / 2)))
    camera.lookAt(point)
    camera.updateMatrixWorld(true)
    return camera
  }
  let distance = 10
  const corners = cornersOf(bounds)
  for (let i = 0; i < 40; i++) {
    camera.position.copy(centre).addScaledVector(direction, distance)
    camera.lookAt(centre)
    camera.updateMatrixWorld(true)
    camera.updateProjectionMatrix()
    const extent = Math.max(
      ...corners.map((corner) => {
        const p = corner.clone().project(camera)
        return Math.max(Math.abs(p.x), Math.abs(p.y))
      }),
    )
    distance *= extent / (0.9 * zoom)
  }
  const projected = corners.map((corner) => corner.clone().project(camera))
  const middle = (axis) => (Math.max(...projected.map((p) => p[axis])) + Math.min(...projected.map((p) => p[axis]))) / 2
  const right = new THREE.Vector3(1, 0, 0).applyQuaternion(camera.quaternion)
  const up = new THREE.Vector3(0, 1, 0).applyQuaternion(camera.quaternion)
  const half = Math.tan(THREE.MathUtils.degToRad(lens / 2)) * distance
  camera.position
    .addScaledVector(right, (middle('x') - shiftX) * half * aspect)
    .addScaledVector(up, (middle('y') - shiftY) * half)
  camera.updateMatrixWorld(true)
  return camera
}

function cornersOf({ min, max }) {
  const corners = []
  for (const x of [min.x, max.x])
    for (const y of [min.y, max.y]) for (const z of [min.z, max.z]) corners.push(new THREE.Vector3(x, y, z))
  return corners
}

function createFloor(backdrop, radius) {
  const material = backdrop
    ? fading(
        new THREE.MeshStandardMaterial({
          color: backdrop.floor,
          roughness: backdrop.gloss ?? 0.75,
          metalness: 0,
          transparent: true,
        }),
        radius * 0.9,
        radius * 3.2,
      )
    : fading(new THREE.ShadowMaterial({ opacity: 0.4 }), radius * 0.55, radius * 1.35)
  const floor = new THREE.Mesh(new THREE.PlaneGeometry(radius * 60, radius * 60), material)
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  return floor
}

// The floor fades with the distance: into the backdrop where there is one, and before a clear picture ends.
function fading(material, from, to) {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      'void main() {',
      'varying vec2 place;\nvoid main() {\nplace = (modelMatrix * vec4(position, 1.0)).xz;',
    )
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', 'varying vec2 place;\nvoid main() {')
      .replace(
        '#include <tonemapping_fragment>',
        `gl_FragColor.a *= 1.0 - smoothstep(${from.toFixed(3)}, ${to.toFixed(3)}, length(place));\n#include <tonemapping_fragment>`,
      )
  }
  return material
}

function createEnvironment(renderer) {
  const room = new THREE.Scene()
  const wall = (color, intensity, size, position) => {
    const panel = new THREE.Mesh(
      new THREE.PlaneGeometry(...size),
      new THREE.MeshBasicMaterial({ color: new THREE.Color(color).multiplyScalar(intensity), side: THREE.DoubleSide }),
    )
    panel.position.set(...position)
    panel.lookAt(0, 0, 0)
    room.add(panel)
  }
  const shell = new THREE.Mesh(
    new THREE.SphereGeometry(60, 32, 16),
    new THREE.MeshBasicMaterial({ color: 0x8d9399, side: THREE.BackSide }),
  )
  room.add(shell)
  wall('#ffffff', 5.5, [34, 12], [-18, 26, 18])
  wall('#f4f8ff', 3.2, [8, 34], [38, 12, 8])
  wall('#fff5e8', 2.6, [6, 30], [-40, 8, -6])
  wall('#ffffff', 2.2, [50, 8], [0, 30, -30])
  wall('#1d2023', 1, [90, 40], [0, -34, 0])
  wall('#2a2d30', 1, [20, 30], [16, 4, 44])
  const generator = new THREE.PMREMGenerator(renderer)
  const target = generator.fromScene(room, 0.015)
  generator.dispose()
  return target.texture
}

function develop(renderer, sum, samples, backdrop) {
  const pass = createPass(
    `uniform sampler2D map; uniform float samples; uniform vec3 top; uniform vec3 low; uniform float hasBackdrop; varying vec2 at;
     vec3 film(vec3 x){ x *= 0.86; const float a=2.51, b=0.03, c=2.43, d=0.59, e=0.14; return clamp((x*(a*x+b))/(x*(c*x+d)+e), 0.0, 1.0); }
     vec3 encode(vec3 c){ return mix(c*12.92, 1.055*pow(max(c,vec3(0.0)), vec3(1.0/2.4))-0.055, step(0.0031308, c)); }
     void main(){
       vec4 c = texture2D(map, at) / samples;
       float alpha = clamp(c.a, 0.0, 1.0);
       vec3 colour = alpha > 0.0 ? c.rgb / alpha : vec3(0.0);
       colour = encode(film(colour));
       if (hasBackdrop > 0.5) {
         vec3 wall = mix(low, top, smoothstep(0.25, 1.0, at.y));
         gl_FragColor = vec4(mix(wall, colour, alpha), 1.0);
       } else gl_FragColor = vec4(colour * alpha, alpha);
     }`,
    {
      map: { value: sum.texture },
      samples: { value: samples },
      hasBackdrop: { value: backdrop ? 1 : 0 },
      top: { value: toVector(backdrop?.top ?? '#fff') },
      low: { value: toVector(backdrop?.low ?? '#fff') },
    },
  )
  renderer.setRenderTarget(null)
  renderer.setClearColor(0x000000, 0)
  renderer.clear()
  renderer.render(pass.scene, pass.camera)
}

function toVector(hex) {
  const value = Number.parseInt(hex.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3'), 16)
  return new THREE.Vector3((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255)
}

function createPass(fragmentShader, uniforms) {
  const material = new THREE.ShaderMaterial({
    uniforms,
    vertexShader: 'varying vec2 at; void main(){ at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader,
    depthTest: false,
    depthWrite: false,
    premultipliedAlpha: true,
  })
  const scene = new THREE.Scene()
  scene.add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material))
  return { scene, material, camera: new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1) }
}

function skyDirection(i, count, random) {
  const u = (i + random()) / count
  const v = halton(i + 3, 3)
  const y = 0.3 + 0.7 * Math.sqrt(u)
  const r = Math.sqrt(Math.max(0, 1 - y * y))
  return new THREE.Vector3(r * Math.cos(v * Math.PI * 2), y, r * Math.sin(v * Math.PI * 2))
}

const spread = (random, size) =>
  new THREE.Vector3((random() - 0.5) * 2 * size, (random() - 0.5) * 2 * size, (random() - 0.5) * 2 * size)

function halton(index, base) {
  let result = 0
  let f = 1
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    f /= base
    result += f * (i % base)
  }
  return result
}

function createRandom(seed) {
  let s = seed >>> 0
  return () => {
    s = (s + 0x6d2b79f5) >>> 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
