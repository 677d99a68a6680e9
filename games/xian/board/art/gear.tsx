/** Equipment as it lies on its card: of wood for archers, charioteers and officers, and of bronze. 64 by 36. */
import { memo, type ReactNode } from 'react'

const [wood, dark, string] = ['#a4733b', '#4a2f16', '#f4e3c2']
const [bronze, patina, shine] = ['#8a7a3a', '#3f4d2a', '#d8cf96']

const gear: { readonly [what: string]: ReactNode } = {
  'wood A': (
    <>
      <path d="M50 4C26 4 14 12 12 18s14 14 38 14" fill="none" stroke={dark} strokeWidth="5" strokeLinecap="round" />
      <path d="M50 4C26 4 14 12 12 18s14 14 38 14" fill="none" stroke={wood} strokeWidth="3" strokeLinecap="round" />
      <path d="M50 4v28" stroke={dark} strokeWidth="1" />
      <path d="M8 18h44" stroke={dark} strokeWidth="2" />
      <path d="M2 18l8-3.500v7zM50 18l6-4h4l-5 4 5 4h-4z" fill={patina} />
    </>
  ),
  'wood B': (
    <>
      <path d="M14 8h26v13H14z" fill={wood} stroke={dark} strokeWidth="1.400" />
      <path d="M14 12h26M14 16.500h26M21 8v13M28 8v13M35 8v13" stroke={dark} strokeWidth=".9" />
      <path d="M40 20l20-4" stroke={dark} strokeWidth="3" strokeLinecap="round" />
      <circle cx="27" cy="24" r="10" fill="none" stroke={dark} strokeWidth="3.600" />
      <circle cx="27" cy="24" r="10" fill="none" stroke={wood} strokeWidth="2" />
      <path d="M27 14v20M17 24h20M20 17l14 14M34 17L20 31" stroke={dark} strokeWidth="1.300" />
      <circle cx="27" cy="24" r="2.600" fill={dark} />
    </>
  ),
  'wood C': (
    <>
      <path
        d="M32 1c5 3 10 4 15 4 1 13-3 23-15 30C20 28 16 18 17 5c5 0 10-1 15-4z"
        fill={wood}
        stroke={dark}
        strokeWidth="2"
      />
      <path d="M32 5c4 2 7 3 11 3 0 10-3 17-11 22-8-5-11-12-11-22 4 0 7-1 11-3z" fill="none" stroke={string} />
      <path d="M32 8c5 4 5 12 0 18-5-6-5-14 0-18z" fill="#c23b22" stroke={dark} />
    </>
  ),
  'bronze A': (
    <>
      <path d="M6 15h50v5H6z" fill={wood} stroke={dark} />
      <path d="M18 4C8 10 8 26 18 32" fill="none" stroke={patina} strokeWidth="5" strokeLinecap="round" />
      <path d="M18 4C8 10 8 26 18 32" fill="none" stroke={bronze} strokeWidth="3" strokeLinecap="round" />
      <path d="M18 4l20 13L18 32" fill="none" stroke={dark} strokeWidth="1" />
      <path d="M36 13h9v9h-9z" fill={bronze} stroke={patina} />
      <path d="M40 22v7h3v-7z" fill={bronze} stroke={patina} />
      <path d="M4 17.500h32" stroke={shine} strokeWidth="1.600" />
    </>
  ),
  'bronze B': (
    <>
      <path d="M3 29L58 7" stroke={dark} strokeWidth="4" strokeLinecap="round" />
      <path d="M3 29L58 7" stroke={wood} strokeWidth="2.200" strokeLinecap="round" />
      <path d="M44 12.500C40 4 32 1 24 3c6 3 9 7 11 13z" fill={bronze} stroke={patina} strokeWidth="1.200" />
      <path d="M45 12.500l4 10-5-2-5-6zM50 10l11-7-4 8z" fill={bronze} stroke={patina} strokeWidth="1.200" />
      <path d="M27 4c5 2 9 5 12 10" fill="none" stroke={shine} />
    </>
  ),
  'bronze C': (
    <>
      <path d="M4 18l8-4.500h32v9H12z" fill={bronze} stroke={patina} strokeWidth="1.300" />
      <path d="M8 18h36" stroke={shine} strokeWidth="1.400" />
      <path d="M44 10h4v16h-4z" fill="#c9962b" stroke={dark} />
      <path d="M48 15.500h10v5H48z" fill={wood} stroke={dark} />
      <circle cx="60" cy="18" r="3.600" fill="#c9962b" stroke={dark} />
      <path d="M50 15.500v5M53 15.500v5M56 15.500v5" stroke={dark} strokeWidth=".9" />
    </>
  ),
}

export const EquipmentPicture = memo(function EquipmentPicture({
  material,
  section,
}: {
  material: string
  section: string
}) {
  return (
    <svg className="xi-equipment-art" viewBox="0 0 64 36" aria-hidden="true">
      {gear[`${material} ${section}`]}
    </svg>
  )
})
