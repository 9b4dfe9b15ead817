/** Keeps what a step prints together until it may speak, and lets it speak at once from then on. */
export function keepWords(print) {
  let kept = '';
  let maySpeak = false;
  return {
    say(text) {
      if (maySpeak) print(text);
      else kept += text;
    },
    /** Prints what was kept under its heading. A second time it has nothing to add. */
    speak(heading) {
      if (maySpeak) return;
      maySpeak = true;
      print(`${heading}${kept}`);
    },
  };
}
