/** Soft tones; only when a person switched them on. */
let audio: AudioContext | undefined;

function tones(pitches: readonly number[], volume: number, length: number): void {
  audio ??= new AudioContext();
  const begin = audio.currentTime;
  pitches.forEach((pitch, i) => {
    const tone = audio!.createOscillator();
    const loud = audio!.createGain();
    const start = begin + i * 0.13;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(volume, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(loud).connect(audio!.destination);
    tone.start(start);
    tone.stop(start + length);
  });
}

/** It is one's turn. */
export const chime = (): void => tones([523, 659], 0.08, 0.4);
/** Something was moved. */
export const tap = (): void => tones([330], 0.04, 0.12);
