/** Four quiet sounds, made when they are heard; there are no files. */
interface Voice {
  /** Noise through a filter that glides, or a tone that falls: from and to in hertz. */
  readonly type: 'noise' | 'tone'
  readonly from: number
  readonly to: number
  readonly seconds: number
  readonly loud: number
  readonly attack: number
}

const voices = {
  wood: [
    { type: 'tone', from: 260, to: 150, seconds: 0.09, loud: 0.5, attack: 0.002 },
    { type: 'noise', from: 1400, to: 700, seconds: 0.05, loud: 0.5, attack: 0.001 },
  ],
  paper: [{ type: 'noise', from: 2600, to: 5200, seconds: 0.14, loud: 0.32, attack: 0.03 }],
  brush: [{ type: 'noise', from: 900, to: 2200, seconds: 0.34, loud: 0.3, attack: 0.12 }],
  bell: [
    { type: 'tone', from: 660, to: 658, seconds: 1.1, loud: 0.22, attack: 0.004 },
    { type: 'tone', from: 1822, to: 1818, seconds: 0.6, loud: 0.08, attack: 0.004 },
  ],
} as const satisfies { readonly [name: string]: readonly Voice[] }
export type Sound = keyof typeof voices

let context: AudioContext | undefined

/** Plays a sound after some seconds. Before the person has touched the page nothing is made and nothing is heard. */
export function sound(name: Sound, volume: number, after = 0): void {
  if (volume === 0 || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  void context.resume()
  const at = context.currentTime + after
  for (const voice of voices[name]) speak(context, voice, volume, at)
}

function speak(audio: AudioContext, { type, from, to, seconds, loud, attack }: Voice, volume: number, at: number) {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud * volume, at + attack)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  gain.connect(audio.destination)
  if (type === 'tone') {
    const tone = audio.createOscillator()
    glide(tone.frequency, from, to, at, seconds)
    tone.connect(gain)
    tone.start(at)
    tone.stop(at + seconds)
    return
  }
  const noise = audio.createBufferSource()
  noise.buffer = hiss(audio, seconds)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  glide(filter.frequency, from, to, at, seconds)
  noise.connect(filter).connect(gain)
  noise.start(at)
}

function glide(frequency: AudioParam, from: number, to: number, at: number, seconds: number): void {
  frequency.setValueAtTime(from, at)
  frequency.exponentialRampToValueAtTime(to, at + seconds)
}

function hiss(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
