interface Size {
  width: number;
  height: number;
}

/** The size, in whole CSS px, in which a logo fits its room: shrunk, never enlarged, in its own shape. */
export function fitLogo({ width, height }: Size, room: Size): Size {
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
