"""Path-traced studio: blender --background --python studio.py -- scene.json

Reads a glTF scene exported by exportScene.js, sets materials, lamps, floor and lens, renders it with Cycles and writes
the developed picture as raw 8-bit RGBA.
"""

import json
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
    picture = json.load(file)
np.bool = bool  # The glTF importer of Blender 3.4 is older than NumPy 1.24.

radius = picture["radius"]
x, y, z = picture["centre"]
centre = Vector((x, -z, y))  # glTF has y up, Blender z
floor_height = picture["floor"]
backdrop = picture.get("backdrop")
is_dark = picture.get("isDark", False)
sun = backdrop and backdrop.get("sun")
surroundings = backdrop.get("light", 1) if backdrop else 1  # How bright the studio, or the sky, is.


def linear(colour):
    """Linear RGBA of a hexadecimal sRGB colour."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1.0]


# Materials -----------------------------------------------------------------------------------------------------------

POWDER = {"Roughness": 0.46, "Specular": 0.42, "grain": 0.012, "scale": 26}
INSULATION = {"Roughness": 0.36, "Specular": 0.5, "Clearcoat": 0.12, "Clearcoat Roughness": 0.3}
SURFACES = {
    "shell": POWDER | {"colour": "#dfe1e1"},
    "shellDark": POWDER | {"colour": "#b6babd"},
    "graphite": POWDER | {"colour": "#343a40", "Roughness": 0.4, "grain": 0.018},
    "blueprint": POWDER,
    "white": {"Roughness": 0.38, "Specular": 0.5},
    "black": {"Roughness": 0.42, "Specular": 0.4},
    "rubber": {"Roughness": 0.82, "Specular": 0.25, "grain": 0.02, "scale": 40},
    "steel": {"Metallic": 1, "colour": "#c6c9cb", "Roughness": 0.2, "brush": 0.25},
    "brushed": {"Metallic": 1, "colour": "#b4b8bb", "Roughness": 0.32, "brush": 1},
    "darkSteel": {"Metallic": 1, "colour": "#767b80", "Roughness": 0.3, "brush": 0.5},
    "brass": {"Metallic": 1, "colour": "#e2b964", "Roughness": 0.36, "brush": 0.2},
    "copper": {"Metallic": 1, "colour": "#d98a5e", "Roughness": 0.24, "brush": 0.2},
    "drawnCopper": {"Metallic": 1, "Roughness": 0.34},
    "accent": {"Roughness": 0.34, "Specular": 0.5, "Clearcoat": 0.25, "Clearcoat Roughness": 0.2},
    "cutMetal": {"Roughness": 0.6, "Specular": 0.3},
    "concrete": {"Roughness": 0.5, "Specular": 0.35, "stains": 0.05},
    "board": {"Roughness": 0.5, "Specular": 0.4},
    "cardboard": {"Roughness": 0.9, "Specular": 0.15, "grain": 0.012, "scale": 30},
    "wood": {"Roughness": 0.75, "Specular": 0.2, "grain": 0.02, "scale": 14},
    "print": {"Roughness": 0.5, "Specular": 0.2},
}
PANES = {"glass": "#f9fcfc", "smoked": "#aab3b8", "amberGlass": "#f7c56e"}


def set_surface(material):
    name = material.name.split(".")[0]
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = next((node for node in nodes if node.type == "BSDF_PRINCIPLED"), None)
    if name in PANES:
        return set_pane(material, linear(PANES[name]))
    if shader is None:
        return
    if name in ("screen", "light"):
        set_luminous(nodes, links, shader, name == "screen")
        return
    surface = SURFACES.get(name, INSULATION)
    for key, value in surface.items():
        if key in shader.inputs:
            shader.inputs[key].default_value = value
    if "colour" in surface:
        shader.inputs["Base Color"].default_value = linear(surface["colour"])
    if "grain" in surface:
        add_grain(nodes, links, shader, surface["scale"], surface["grain"])
    if "stains" in surface:
        add_stains(nodes, links, shader, surface["stains"])
    if "brush" in surface:
        add_brush(nodes, links, shader, surface["brush"], surface["Roughness"])


def set_luminous(nodes, links, shader, is_screen):
    """Seen by the camera and by reflections only: as lamps these are so small that they would add nothing but noise."""
    path = nodes.new("ShaderNodeLightPath")
    strength = nodes.new("ShaderNodeMath")
    strength.operation = "MULTIPLY_ADD"
    level = 0.85 if is_screen else 2.6
    strength.inputs[1].default_value = -level
    strength.inputs[2].default_value = level
    links.new(path.outputs["Is Diffuse Ray"], strength.inputs[0])
    links.new(strength.outputs[0], shader.inputs["Emission Strength"])
    shader.inputs["Roughness"].default_value = 0.4
    shader.inputs["Specular"].default_value = 0.2
    if is_screen:
        for link in list(shader.inputs["Base Color"].links):
            links.remove(link)
        shader.inputs["Base Color"].default_value = (0.01, 0.01, 0.012, 1)


def set_pane(material, colour):
    """A thin sheet: reflects by its angle and lets the rest through without bending it."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    output = nodes.new("ShaderNodeOutputMaterial")
    mix = nodes.new("ShaderNodeMixShader")
    fresnel = nodes.new("ShaderNodeFresnel")
    fresnel.inputs["IOR"].default_value = 1.3
    clear = nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = colour
    # Reflections of lamps in many panes behind each other are rare and bright: they stay visible as specks.
    if not picture.get("hasReflections", True):
        links.new(clear.outputs[0], output.inputs["Surface"])
        return
    gloss = nodes.new("ShaderNodeBsdfGlossy")
    gloss.inputs["Roughness"].default_value = 0.03
    gloss.inputs["Color"].default_value = (0.8, 0.82, 0.84, 1)
    # Only the front of a sheet reflects; its back would reflect all light at flat angles.
    side = nodes.new("ShaderNodeNewGeometry")
    front = nodes.new("ShaderNodeMath")
    front.operation = "SUBTRACT"
    front.use_clamp = True
    links.new(fresnel.outputs[0], front.inputs[0])
    links.new(side.outputs["Backfacing"], front.inputs[1])
    links.new(front.outputs[0], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(gloss.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs["Surface"])


def add_grain(nodes, links, shader, scale, strength):
    place = nodes.new("ShaderNodeTexCoord")
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale * 10 / radius
    noise.inputs["Detail"].default_value = 2
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.5
    bump.inputs["Distance"].default_value = strength * radius / 10
    links.new(place.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])


def add_brush(nodes, links, shader, strength, roughness):
    """Marks of brushing along x: the roughness varies in fine streaks."""
    place = nodes.new("ShaderNodeTexCoord")
    stretch = nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.8, 60, 60)
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 3
    noise.inputs["Detail"].default_value = 3
    spread = nodes.new("ShaderNodeMapRange")
    spread.inputs["To Min"].default_value = max(0.05, roughness - 0.16 * strength)
    spread.inputs["To Max"].default_value = roughness + 0.2 * strength
    links.new(place.outputs["Object"], stretch.inputs["Vector"])
    links.new(stretch.outputs[0], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], spread.inputs["Value"])
    links.new(spread.outputs["Result"], shader.inputs["Roughness"])


def add_stains(nodes, links, shader, scale):
    """Large soft spots, as of cast concrete: colour and gloss vary."""
    place = nodes.new("ShaderNodeTexCoord")
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 8
    noise.inputs["Roughness"].default_value = 0.62
    tone = nodes.new("ShaderNodeMixRGB")
    base = Vector(shader.inputs["Base Color"].default_value)
    tone.inputs[1].default_value = base * 0.62
    tone.inputs[2].default_value = base * 1.3
    gloss = nodes.new("ShaderNodeMapRange")
    gloss.inputs["To Min"].default_value = 0.3
    gloss.inputs["To Max"].default_value = 0.7
    links.new(place.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], tone.inputs[0])
    links.new(tone.outputs[0], shader.inputs["Base Color"])
    links.new(noise.outputs["Fac"], gloss.inputs["Value"])
    links.new(gloss.outputs["Result"], shader.inputs["Roughness"])


# Studio --------------------------------------------------------------------------------------------------------------


def add_lamp(place, aim, width, height, radiance, colour=(1, 1, 1)):
    """A rectangular lamp that shines from a place towards another. The camera does not see it."""
    lamp = bpy.data.lights.new("lamp", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = width, height
    lamp.energy = radiance * math.pi * width * height
    lamp.color = colour
    stand = bpy.data.objects.new("lamp", lamp)
    stand.location = place
    stand.rotation_euler = (aim - place).to_track_quat("-Z", "Y").to_euler()
    stand.visible_camera = False
    bpy.context.collection.objects.link(stand)


def add_softbox(direction, distance, width, height, radiance, colour=(1, 1, 1)):
    place = centre + Vector(direction).normalized() * distance * radius
    add_lamp(place, centre, width * radius, height * radius, radiance * surroundings, colour)


def add_ceiling_lamps():
    """Lamps of the scene itself, which shine down."""
    for lamp in picture.get("lamps", []):
        x, y, z = lamp["at"]
        place = Vector((x, -z, y))
        add_lamp(place, place - Vector((0, 0, 1)), *lamp["size"], lamp["radiance"], (1, 0.97, 0.93))


def add_floor():
    if sun:
        return  # A place in daylight has a floor of its own.
    if backdrop is None:
        bpy.ops.mesh.primitive_plane_add(size=radius * 24, location=(centre.x, centre.y, floor_height - 0.002))
        bpy.context.object.is_shadow_catcher = True
        return
    # A cove: the floor turns up into the wall behind the machine, square to the camera.
    camera = bpy.context.scene.camera
    away = Vector((centre.x - camera.location.x, centre.y - camera.location.y, 0)).normalized()
    side = Vector((away.y, -away.x, 0))
    depth, bend, wide = radius * picture.get("cove", 1.9), radius * 1.6, radius * 30
    path = [(-radius * 20, 0.0)]
    for step in range(17):
        angle = step / 16 * math.pi / 2
        path.append((depth + bend * math.sin(angle), bend * (1 - math.cos(angle))))
    path.append((depth + bend, radius * 16))
    vertices, faces = [], []
    for along, up in path:
        for edge in (-wide, wide):
            spot = Vector((centre.x, centre.y, floor_height - 0.002)) + away * along + side * edge
            vertices.append((spot.x, spot.y, spot.z + up))
    for i in range(len(path) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mesh = bpy.data.meshes.new("cove")
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    cove = bpy.data.objects.new("cove", mesh)
    bpy.context.collection.objects.link(cove)
    material = bpy.data.materials.new("cove")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(backdrop["floor"])
    shader.inputs["Roughness"].default_value = backdrop["gloss"]
    shader.inputs["Specular"].default_value = 0.35
    mesh.materials.append(material)


def set_world():
    world = bpy.data.worlds.new("studio")
    world.use_nodes = True
    shade = world.node_tree.nodes["Background"]
    if sun:
        shade.inputs["Color"].default_value = linear(backdrop["sky"])
        shade.inputs["Strength"].default_value = surroundings
        bpy.context.scene.world = world
        return
    level = (0.26 if is_dark else 0.5) * surroundings
    shade.inputs["Color"].default_value = (level * 0.97, level * 0.99, level * 1.03, 1)
    bpy.context.scene.world = world


def set_sun():
    """Light of one direction: azimuth and elevation in degrees like those of a view, and its strength."""
    azimuth, elevation = (math.radians(value) for value in sun[:2])
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = sun[2], 0.012, (1, 0.93, 0.82)
    stand = bpy.data.objects.new("sun", lamp)
    towards = Vector((math.sin(azimuth) * math.cos(elevation), -math.cos(azimuth) * math.cos(elevation), math.sin(elevation)))
    stand.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.collection.objects.link(stand)


def set_lamps():
    if sun:
        return set_sun()
    camera = bpy.context.scene.camera
    towards = (camera.location - centre).normalized()
    angle = math.atan2(towards.x, -towards.y)

    def turned(right, front, up):
        """A direction as the camera sees it."""
        return (
            right * math.cos(angle) + front * math.sin(angle),
            right * math.sin(angle) - front * math.cos(angle),
            up,
        )

    if is_dark:
        add_softbox(turned(-1.0, 0.9, 1.0), 2.6, 1.5, 1.2, 9.0, (1, 0.965, 0.92))
        add_softbox(turned(1.2, 0.3, 0.3), 2.8, 0.5, 2.2, 3.6, (0.88, 0.94, 1))
        add_softbox(turned(0.5, -1.0, 1.0), 2.4, 2.4, 0.5, 6, (0.92, 0.96, 1))
        add_softbox(turned(0.25, 1.0, 0.3), 3.2, 1.6, 0.8, 1.6)
    else:
        add_softbox(turned(-1.1, 1.0, 1.0), 2.8, 1.6, 1.3, 8.2, (1, 0.98, 0.95))
        add_softbox(turned(1.2, 0.4, 0.3), 3.0, 0.6, 2.2, 2.0, (0.94, 0.97, 1))
        add_softbox(turned(0.2, -1.0, 1.0), 2.8, 2.6, 0.6, 3.0)


def set_lens():
    camera = bpy.context.scene.camera
    lens = camera.data
    lens.clip_end = radius * 200
    lens.dof.use_dof = picture.get("blur", 1) > 0
    point = picture.get("focus")
    target = Vector((point[0], -point[2], point[1])) if point else centre + (camera.location - centre).normalized() * radius * 0.35
    forward = camera.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    lens.dof.focus_distance = (target - camera.location).dot(forward)
    aperture = radius * 0.02 * picture.get("blur", 1)
    lens.dof.aperture_fstop = lens.lens / 1000 / max(aperture, 1e-6)


def join_meshes():
    """One object of all meshes: rays find their way through it faster than through hundreds."""
    meshes = [item for item in bpy.data.objects if item.type == "MESH"]
    bpy.ops.object.select_all(action="DESELECT")
    for item in meshes:
        item.select_set(True)
        item.data = item.data.copy() if item.data.users > 1 else item.data
    bpy.context.view_layer.objects.active = meshes[0]
    bpy.ops.object.parent_clear(type="CLEAR_KEEP_TRANSFORM")
    bpy.ops.object.join()
    meshes[0].pass_index = 1
    bpy.ops.object.transform_apply()


# Rendering -----------------------------------------------------------------------------------------------------------


def render(folder):
    """Renders linear colour and the guides of the noise filter, each as an array of the picture's size."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = picture["width"], picture["height"]
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = backdrop is None
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = picture["samples"]
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = min(12, picture["samples"])
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.transparent_max_bounces = 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 1.5
    cycles.blur_glossy = 0.5
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.view_settings.view_transform = "Raw"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    target = tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = folder
    target.format.file_format = "OPEN_EXR"
    target.format.color_mode = "RGBA"
    target.format.color_depth = "32"
    target.file_slots.clear()
    layer.use_pass_object_index = True
    passes = {"index": "IndexOB", "colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for name, output in passes.items():
        target.file_slots.new(name)
        tree.links.new(source.outputs[output], target.inputs[name])
    bpy.ops.render.render()
    return {name: read(os.path.join(folder, f"{name}0001.exr")) for name in passes}


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Raw"
    image.alpha_mode = "CHANNEL_PACKED"
    pixels = np.empty(picture["width"] * picture["height"] * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(picture["height"], picture["width"], 4)[::-1]


def filter_noise(colour, albedo, normal):
    """Edge-avoiding wavelet filter: averages neighbours of the same surface and a similar brightness."""
    texture = keep_lines(albedo[..., :3]) + 0.06
    guides = np.concatenate([median(normal) / 0.3, np.sqrt(texture) / 0.06, colour[..., 3:] / 0.12], axis=-1)
    light = np.concatenate([colour[..., :3] / texture, colour[..., 3:]], axis=-1)
    for _ in range(3):
        light = remove_outliers(light)
    for level, step in enumerate((1, 2, 4, 8)):
        tone = np.log1p(light[..., :3].mean(-1, keepdims=True).clip(0, 20) * 4) / (picture["smooth"] / (level + 1))
        signature = np.concatenate([guides, tone], axis=-1)
        total, weights = light.copy(), np.ones_like(tone)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if (dy, dx) == (0, 0):
                    continue
                difference = np.square(signature - shifted(signature, dy * step, dx * step)).sum(-1, keepdims=True)
                weight = np.exp(-difference) * (0.5 if dy and dx else 0.75)
                total += weight * shifted(light, dy * step, dx * step)
                weights += weight
        light = total / weights
    return np.concatenate([light[..., :3] * texture, light[..., 3:]], axis=-1)


def remove_outliers(light):
    """Single pixels far brighter or darker than all around them become like their neighbours."""
    level = light[..., :3].sum(-1, keepdims=True)
    around = np.sort([shifted(level, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dy, dx) != (0, 0)], axis=0)
    wanted = level.clip(around[1] * 0.9 - 0.02, around[-2] * 1.1 + 0.02)
    ratio = wanted / np.maximum(level, 1e-4)
    return np.concatenate([light[..., :3] * ratio.clip(0, 50), light[..., 3:]], axis=-1)


def smooth_shadow(pixels, is_machine):
    """The shadow of a cut-out is soft, so it bears a wide average, which keeps off the machine."""
    around = (~is_machine).astype(np.float32)[..., None]
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            around *= shifted(around, dy, dx) > 0
    shadow, weights = pixels * around, around
    for step in (1, 2, 3, 4, 3, 2, 1):
        for axis in ((step, 0), (0, step)):
            shadow = (shadow * 2 + shifted(shadow, *axis) + shifted(shadow, -axis[0], -axis[1])) / 4
            weights = (weights * 2 + shifted(weights, *axis) + shifted(weights, -axis[0], -axis[1])) / 4
    soft = shadow / np.maximum(weights, 1e-6)
    # Ends before the picture does; what is left of the room's own shade is taken off.
    alpha = ((soft[..., 3:] - 0.05) / 0.95).clip(0, 1) * distance_to_edge(pixels.shape[1], pixels.shape[0])
    soft = np.concatenate([soft[..., :3] * alpha / np.maximum(soft[..., 3:], 1e-3), alpha], axis=-1)
    return np.where(is_machine[..., None], pixels, np.where(around > 0, soft, pixels))


def distance_to_edge(width, height):
    """0 at the edges of the picture, 1 a sixth of its size further in."""
    row = np.minimum(np.arange(height), np.arange(height)[::-1]) / (height * 0.16)
    column = np.minimum(np.arange(width), np.arange(width)[::-1]) / (width * 0.16)
    inside = (row[:, None].clip(0, 1) * column[None, :].clip(0, 1))[..., None]
    return inside * inside * (3 - 2 * inside)


def keep_lines(albedo):
    """Removes grains of one or two pixels; what three of nine neighbours share stays: lettering is as thin as that."""
    around = np.sort([shifted(albedo, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)], axis=0)
    return albedo.clip(around[2], around[6])


def median(array):
    """Median of each pixel and its eight neighbours: what is behind glass has noisy guides."""
    return np.median([shifted(array, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)], axis=0)


def shifted(array, dy, dx):
    height, width = array.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return array[rows][:, columns]


def develop(pixels):
    """Film curve with a soft shoulder, sRGB, straight alpha."""
    alpha = pixels[..., 3:].clip(0, 1)
    colour = pixels[..., :3]
    if backdrop is None:
        colour = colour / np.maximum(pixels[..., 3:], 1e-3)
    colour = (colour * picture.get("exposure", 1.2 if is_dark else 1)).clip(0, None)
    knee = 0.62
    over = np.maximum(colour - knee, 0) / (1 - knee)
    colour = np.where(colour > knee, knee + (1 - knee) * (1 - np.exp(-over)), colour)
    colour = np.where(colour <= 0.0031308, colour * 12.92, 1.055 * np.power(colour.clip(1e-6), 1 / 2.4) - 0.055)
    if backdrop is not None:
        alpha = np.ones_like(alpha)
    return (np.concatenate([colour, alpha], axis=-1).clip(0, 1) * 255 + 0.5).astype(np.uint8)


bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(filepath=picture["gltf"])
bpy.context.scene.camera = next(item for item in bpy.data.objects if item.type == "CAMERA")
bpy.context.view_layer.update()
join_meshes()
for material in bpy.data.materials:
    set_surface(material)
    if material.name.startswith(("screen", "light")):
        material.cycles.sample_as_light = False
set_world()
set_lamps()
add_ceiling_lamps()
add_floor()
set_lens()
passes = render(picture["folder"])
pixels = filter_noise(passes["colour"], passes["albedo"], passes["normal"][..., :3])
if backdrop is None:
    pixels = smooth_shadow(pixels, passes["index"][..., 0] > 0.5)
develop(pixels).tofile(picture["output"])
