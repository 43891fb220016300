import { closingHour, initialSliderHour, openingHour } from '../../content/schema/hallHours.ts';
import { bookingsAt, fullHour, type HallProps } from './hall.ts';

export async function addHourSlider(note: HTMLElement): Promise<void> {
  const [noteText, incomeText] = note.children;
  // In the built site data-props is the URL of a JSON file (ssg/lib/publishedFiles.ts), in development the JSON itself.
  const data = note.dataset['props'] ?? '';
  const props = (data.startsWith('/') ? await (await fetch(data)).json() : JSON.parse(data)) as HallProps;
  // If the visitor has chosen to be a host before, the note already has its slider.
  if (!noteText || !incomeText || note.nextElementSibling) return;
  const slider = Object.assign(document.createElement('input'), {
    type: 'range',
    name: 'hour', // Without a name Chromium would, after Back, restore this value into SplitPrice's slider.
    className: 'ball-slider',
    min: openingHour,
    max: closingHour,
    value: initialSliderHour,
  });
  slider.ariaLabel = props.words.sliderLabel;

  slider.addEventListener('input', () => {
    const hall = bookingsAt(slider.valueAsNumber, props);
    noteText.textContent = hall.note;
    incomeText.textContent = hall.income;
    slider.ariaValueText = `${hall.note} ${hall.income}`;
    for (const [index, { activity }] of hall.rooms.entries()) setTimeout(showRoom, index * 35, activity, index);
  });

  function showRoom(activity: string, index: number): void {
    const room = document.querySelector(`.floor-plan-${activity}`);
    const text = room?.querySelector('.floor-plan-hour');
    const roomNow = bookingsAt(slider.valueAsNumber, props).rooms[index];
    if (!room || !text || !roomNow) return;
    room.classList.toggle('floor-plan-empty', !roomNow.isBooked);
    text.textContent = roomNow.text;
  }
  const label = Object.assign(document.createElement('label'), { className: 'hero-hours' });
  const hourSpan = (hour: number) =>
    Object.assign(document.createElement('span'), { textContent: fullHour(hour, props) });
  label.append(hourSpan(openingHour), slider, hourSpan(closingHour));
  note.after(label);
}
