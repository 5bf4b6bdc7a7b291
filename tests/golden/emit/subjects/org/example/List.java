package org.example;

class List {}
