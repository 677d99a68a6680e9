/** The five high officials. */

import { Mark } from '@palatine/ui'
import { memo } from 'react'

interface Portrait {
  readonly robe: string
  readonly turban: string
  readonly fold: string
  readonly skin: string
  readonly beard: string
  readonly hair: string
}
const portraits: readonly Portrait[] = [
  { robe: '#5a2a4f', turban: '#b8455b', fold: '#d8788a', skin: '#a86b43', beard: '#2a1c1a', hair: 'full' },
  { robe: '#3a2f63', turban: '#f0e2c4', fold: '#cfb98c', skin: '#8f5a38', beard: '#f0e9de', hair: 'long' },
  { robe: '#8a3d1b', turban: '#e08a1e', fold: '#f6b95c', skin: '#b87a4e', beard: '#3a2318', hair: 'moustache' },
  { robe: '#1f4f52', turban: '#2f7f78', fold: '#63b3a8', skin: '#c08a5c', beard: '#4a3526', hair: 'point' },
  { robe: '#6b4a12', turban: '#3f57a8', fold: '#7d92d6', skin: '#9c6440', beard: '#1f1a1c', hair: 'full' },
]
const beards: { readonly [hair: string]: string } = {
  full: 'M22.500 34C22 47 27 52 32 52S42 47 41.500 34C40 39 38 40.500 36 40.500C33.500 40.500 33 39.500 32 39.500S30.500 40.500 28 40.500C26 40.500 24 39 22.500 34Z',
  long: 'M22.500 34C21 48 27 60 32 62C37 60 43 48 41.500 34C40 39 38 40.500 36 40.500C33.500 40.500 33 39.500 32 39.500S30.500 40.500 28 40.500C26 40.500 24 39 22.500 34Z',
  moustache:
    'M32 39.200C29 37.500 25.500 38.600 22 36.500C23 41.500 29 43 32 41C35 43 41 41.500 42 36.500C38.500 38.600 35 37.500 32 39.200Z',
  point: 'M26 42C28 40 30.500 39.500 32 39.500S36 40 38 42C37 47 34 54 32 56C30 54 27 47 26 42Z',
}

/** One of the five high officials, looking out of his window. */
export const Official = memo(function Official({ official }: { official: number }) {
  const { robe, turban, fold, skin, beard, hair } = portraits[official]
  return (
    <svg className="es-portrait" viewBox="0 0 64 64" aria-hidden="true">
      <clipPath id={`es-window-${official}`}>
        <path d={archWindow} />
      </clipPath>
      <path d={archWindow} fill="url(#es-niche)" />
      <g clipPath={`url(#es-window-${official})`}>
        <circle cx="32" cy="30" r="25" fill="#f6b95c" opacity="0.2" />
        <path d="M6 66C7 53 20 48.500 32 48.500S57 53 58 66Z" fill={robe} />
        <path d="M25 49L32 60L39 49L36 47H28Z" fill={skin} />
        <path d="M22 49.500L32 63L42 49.500" fill="none" stroke="#f2c260" strokeWidth="2.200" />
        <path d="M22.500 27V35C22.500 43 27 47.500 32 47.500S41.500 43 41.500 35V27Z" fill={skin} />
        <path d={beards[hair]} fill={beard} />
        <path
          d="M25.500 32.500Q27.500 31 29.500 32.500M34.500 32.500Q36.500 31 38.500 32.500"
          fill="none"
          stroke="#21161a"
          strokeWidth="1.700"
          strokeLinecap="round"
        />
        <path
          d="M24.500 29.600Q27.500 28 30 29.600M34 29.600Q36.500 28 39.500 29.600"
          fill="none"
          stroke="#21161a"
          strokeWidth="1.300"
        />
        <path d="M32 32V36.500H33.600" fill="none" stroke="#5b3520" strokeWidth="1.200" />
        <path d="M18 29C13 16 22 7 33 7C45 7 51 17 46 29C41 23.500 23 23.500 18 29Z" fill={turban} />
        <path
          d="M19 25C25 14 37 10 46 14M18.500 20C24 11 32 8 40 9M26 25C33 17 41 16 47 19"
          fill="none"
          stroke={fold}
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M32 17C29 9 31 4 36 1C36.500 7 35 12 32 17Z" fill="#fff3df" />
        <circle cx="32" cy="18.500" r="3.200" fill="url(#es-gilt)" stroke="#6b3a08" strokeWidth="0.800" />
      </g>
      <path d={archWindow} className="es-window-frame" />
    </svg>
  )
})

const archWindow = 'M5 64V30Q5 20 13 18Q15 9 24 9Q30 8 32 2Q34 8 40 9Q49 9 51 18Q59 20 59 30V64Z'

/** The symbols of the officials, in one colour. */
const symbols = [
  // blockade: a grille
  'M4 3H20V21H4ZM6.500 5.500V8H8.600V5.500ZM10.900 5.500V8H13.100V5.500ZM15.400 5.500V8H17.500V5.500ZM6.500 10.500V13.500H8.600V10.500ZM10.900 10.500V13.500H13.100V10.500ZM15.400 10.500V13.500H17.500V10.500ZM6.500 16V18.500H8.600V16ZM10.900 16V18.500H13.100V16ZM15.400 16V18.500H17.500V16Z',
  // stop: a raised hand
  'M6.500 13V6a1.400 1.400 0 012.800 0v4.500h.5V3.900a1.400 1.400 0 012.800 0v6.600h.5V4.800a1.400 1.400 0 012.800 0v6.400h.5V7.500a1.300 1.300 0 012.600 0V15c0 4.200-2.500 7-6.200 7-2.900 0-4.600-1.200-6-3.600L3.600 14c-.7-1.400.9-2.900 2.900-1z',
  // bricks
  'M2 14H11V20H2ZM13 14H22V20H13ZM7.500 6H16.500V12H7.500Z',
  // order: steps with flags
  'M2 21V14H8V9H14V4H15.500V4L22 6.500L15.500 9V21Z',
  // moving: a brick on its way
  'M2 15H10V21H2ZM14 15H22V21H14ZM5 12C6 6 11 3.500 15.500 6.300L17 4L20 11.500L12.500 10.700L14.100 8.400C11.500 6.900 8.400 8.500 7.600 12Z',
]
export const OfficialSymbol = ({ official }: { official: number }) => (
  <Mark className="es-symbol">
    <path d={symbols[official]} fill="currentColor" fillRule="evenodd" />
  </Mark>
)
