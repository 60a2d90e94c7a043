// A few soft sounds, made by the browser: wood on wood, paper, a drum. Off unless the settings say otherwise.
import { settings } from './settings.svelte';

export type Sound = 'card' | 'turn' | 'points' | 'tide' | 'end';

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (sound === 'card') noise(context, now, 0.07, 2600, 0.12);
  else if (sound === 'turn') [523, 659].forEach((pitch, i) => tone(context!, now + i * 0.11, pitch, 0.5, 0.09));
  else if (sound === 'points') [784, 988, 1175].forEach((pitch, i) => tone(context!, now + i * 0.07, pitch, 0.4, 0.06));
  else if (sound === 'tide') noise(context, now, 1.1, 420, 0.22);
  else [392, 523, 659, 784].forEach((pitch, i) => tone(context!, now + i * 0.16, pitch, 1, 0.08));
}

/** A plucked string. */
function tone(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = 'triangle';
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

/** A rustle or a surge: noise through a filter. */
function noise(audio: AudioContext, at: number, length: number, pitch: number, loudness: number): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = samples;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(at);
}
