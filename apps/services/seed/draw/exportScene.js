// Exports a picture's machine and camera as binary glTF for the path tracer. Runs in the studio's page.
import * as THREE from 'three'
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import { placeCamera } from './studio.js'

/** Returns the glTF as base64, the sphere around the machine, and where its numbered parts are in the picture. */
export async function exportScene({ machine, view, width, height, parts = [] }) {
  machine.updateMatrixWorld(true)
  const bounds = new THREE.Box3().setFromObject(machine)
  const centre = bounds.getCenter(new THREE.Vector3())
  const camera = placeCamera({ bounds, centre, view, aspect: width / height })
  const scene = new THREE.Scene()
  scene.add(machine, camera)
  const buffer = await new GLTFExporter().parseAsync(scene, { binary: true, onlyVisible: false })
  const bytes = new Uint8Array(buffer)
  let text = ''
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768))
  return {
    gltf: btoa(text),
    floor: bounds.min.y,
    centre: centre.toArray(),
    radius: bounds.getSize(new THREE.Vector3()).length() / 2,
    marks: parts.map(({ at: spot, label }) => {
      const { x, y } = new THREE.Vector3(...spot).project(camera)
      return { spot: [((x + 1) / 2) * width, ((1 - y) / 2) * height], label: [label[0] * width, label[1] * height] }
    }),
  }
}

/** Draws numbers of parts with lines to them, readable on light and on dark ground. */
export function paintMarks(c, marks) {
  const line = (from, to, width, colour) => {
    c.strokeStyle = colour
    c.lineWidth = width
    c.beginPath()
    c.moveTo(...from)
    c.lineTo(...to)
    c.stroke()
  }
  const disc = ([x, y], radius, colour) => {
    c.fillStyle = colour
    c.beginPath()
    c.arc(x, y, radius, 0, Math.PI * 2)
    c.fill()
  }
  c.lineCap = 'round'
  c.textAlign = 'center'
  c.textBaseline = 'middle'
  c.font = '700 44px "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif'
  for (const [index, { spot, label }] of marks.entries()) {
    line(spot, label, 9, '#ffffff')
    disc(spot, 12, '#ffffff')
    line(spot, label, 4, '#15181b')
    disc(spot, 8, '#15181b')
    disc(label, 38, '#ffffff')
    disc(label, 34, '#15181b')
    c.fillStyle = '#ffffff'
    c.fillText(`${index + 1}`, label[0], label[1] + 3)
  }
}
