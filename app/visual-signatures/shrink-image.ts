/** Bytes that a call's JSON has room for as base64, and pixels a side that the server keeps. */
const most = { bytes: 500_000, side: 1200 };

const readBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1]!));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsDataURL(blob);
  });

/** An image file as base64, made smaller where it is too large for a call's JSON; what was see-through is then white, like paper. */
export async function shrinkImage(file: File): Promise<string> {
  if (file.size <= most.bytes) return readBase64(file);
  const image = await createImageBitmap(file);
  const scale = Math.min(1, most.side / Math.max(image.width, image.height));
  const [width, height] = [image.width * scale, image.height * scale].map((side) => Math.max(1, Math.round(side)));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return readBase64(blob!);
}
