// The second yardstick: a bare Koa answering the same bytes.
import Koa from 'koa';

const bytes = Buffer.from(process.env.ANSWER ?? '', 'base64');
const app = new Koa();
app.use((ctx) => {
  ctx.type = process.env.TYPE;
  ctx.body = bytes;
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
