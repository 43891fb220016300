/** Loaded before a server (node --import): its clock is a day back from the first SIGUSR2 on. */
const realNow = Date.now;
let shift = 0;
Date.now = () => realNow() + shift;
process.on('SIGUSR2', () => {
  shift -= 86_400_000;
});
