export default async (page, shot) => {
 for (let i=0;i<3;i++) console.log(await page.evaluate(async () => { const t=performance.now(); const a = await fetch(location.href).then(r=>r.text()); const t1=performance.now(); const b = await fetch('/edit-api/page',{method:'POST',headers:{'Content-Type':'application/json',Authorization:'Bearer '+localStorage.getItem('edit-token')},body:JSON.stringify({path:'/',language:'en'})}).then(r=>r.json()); return [t1-t, performance.now()-t1, JSON.stringify(b).length, b.fields.length, b.undo]; }));
};
