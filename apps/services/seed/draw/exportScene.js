// Exports a picture's machine and camera as binary glTF for the path tracer. Runs in the studio's page.
import * as THREE from 'three'
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import { placeCamera } from './studio.js'

/** Returns the glTF as base64, and the sphere around the machine. */
export async function exportScene({ machine, view, width, height }) {
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
  }
}
