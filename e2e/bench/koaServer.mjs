// The second yardstick: a bare Koa answering the same bytes.
import Koa from 'koa';

const answer = await fetch(process.env.ADDRESS, { headers: { 'accept-encoding': 'identity' } });
const bytes = Buffer.from(await answer.arrayBuffer());
const app = new Koa();
app.use((ctx) => {
  ctx.type = answer.headers.get('content-type');
  ctx.body = bytes;
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
