package org.example;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

class Account implements AutoCloseable {
    private final List<Integer> history = new ArrayList<>();

    static Account load(String text) throws IOException {
        if (text.isEmpty()) throw new IOException("empty");
        Account account = new Account();
        account.deposit(Integer.parseInt(text));
        return account;
    }

    void deposit(int amount) {
        if (amount <= 0) throw new IllegalArgumentException();
        history.add(amount);
    }

    int getBalance() {
        return history.stream().mapToInt(Integer::intValue).sum();
    }

    boolean isEmpty() {
        return history.isEmpty();
    }

    List<Integer> history() {
        return history;
    }

    Account self() {
        return this;
    }

    @Override
    public void close() throws IOException {}
}
