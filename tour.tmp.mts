import { chromium } from 'playwright';
const base='http://127.0.0.1:8300';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
for(const w of [390,1280]){
 const ctx=await b.newContext({viewport:{width:w,height:w===390?844:900}});
 const p=await ctx.newPage();
 p.on('console',m=>{if(['error','warning'].includes(m.type()))console.log(w,p.url(),m.text())});
 const shot=async(n:string,full=true)=>p.screenshot({path:`/tmp/tour/${n}-${w}.png`,fullPage:full});
 const set=async(o:any)=>{const r=await p.request.put(base+'/demo/settings',{data:o});if(!r.ok())console.log('set',await r.text())};
 await set({pickup:true,regionExamples:true,shippingExamples:true,recaptcha:['placeOrder','coupon','signIn'],giftMessages:['order']}).catch(e=>console.log(e));
 await p.goto(base+'/the-glass-orchard.html');await p.waitForTimeout(1200);
 await p.locator('button:has-text("Add to Cart")').first().click();await p.waitForTimeout(1500);
 await p.goto(base+'/checkout/cart/');await p.waitForTimeout(2000);await shot('cartx');
 await p.goto(base+'/checkout/');await p.waitForTimeout(2500);await shot('checkoutx');
 await p.getByLabel('Email Address').fill('a@example.com');
 const f=async(l:string,v:string)=>{const e=p.getByLabel(l,{exact:false}).first();await e.fill(v)};
 await f('First Name','Ada');await f('Last Name','Reed');await f('Street Address','1 Rue');await f('City','Paris');await f('Zip','10001');await f('Phone','555');
 await p.getByLabel('State/Province').selectOption({label:'New York'});await p.waitForTimeout(2500);
 for(const r of await p.getByRole('radio').all()){console.log('radio',await r.evaluate(e=>e.closest('label,li,div')?.textContent?.slice(0,60)))}
 const rates=p.getByRole('radio');
 const n=await rates.count();
 for(let i=0;i<n;i++){await rates.nth(i).click({force:true}).catch(()=>{});await p.waitForTimeout(1200);await shot('rate'+i);}
 await ctx.close();
}
await b.close();
